/** Assumed: the longest name, its extension included. */
const longestFileName = 30;

export const bulkFormats = ['txt', 'xls', 'csv'] as const;
export type BulkFormat = (typeof bulkFormats)[number];

/** The format by the extension; undefined for a name that the bank does not accept. */
export function formatOf(fileName: string): BulkFormat | undefined {
  if (fileName.length > longestFileName) return undefined;
  const [, extension] = /^[A-Za-z0-9 ]*[A-Za-z0-9][A-Za-z0-9 ]*\.([A-Za-z]+)$/.exec(fileName) ?? [];
  return bulkFormats.find((format) => format === extension?.toLowerCase());
}

export function areSameNames(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
