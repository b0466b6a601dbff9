/** File extensions, separate from the code that makes the files so that callers need not load it. */
const extensions = {
  csv: 'csv',
  quickbooks: 'csv',
  xero: 'csv',
  sage: 'csv',
  text: 'txt',
  excel: 'xlsx',
  pdf: 'pdf',
} as const;

export type FileFormat = keyof typeof extensions;

export function extensionOf(format: FileFormat): (typeof extensions)[FileFormat] {
  return extensions[format];
}
