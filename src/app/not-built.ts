/** Routes of online banking that this build does not have yet. */
export const notBuilt: readonly string[] = ['/settings/authorisations'];
