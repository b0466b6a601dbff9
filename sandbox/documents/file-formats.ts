/** How each format's file name ends. Apart from what makes the files, so that whoever asks need not load that. */
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
