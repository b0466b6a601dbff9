/** Every file of one build by its path on the site, with its integrity. */
export type SiteFiles = Readonly<Record<string, string>>;

/** The page's meta element that names the list of its build's files. */
export const listMeta = 'paddock-site-files';
