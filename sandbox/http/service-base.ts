/** The service's base path. In a file without imports, because every sandbox page begins with it. */
export const serviceBase = '/digx';
