export const fileFormats = ['txt', 'xls', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

export type FileNameVerdict =
  | { readonly outcome: 'accepted'; readonly format: FileFormat }
  | { readonly outcome: 'refused'; readonly message: string };

const longestName = 30;

/** One name and one extension: letters, digits and spaces, then .txt, .xls or .csv. */
export function validateFileName(fileName: string): FileNameVerdict {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  const format = fileFormats.find((each) => each === extension);
  if (format === undefined) return refused('Please choose a file of type .txt, .xls or .csv.');
  const base = fileName.slice(0, -(format.length + 1));
  // The bank's own slip: 30 characters are accepted.
  if (fileName.length > longestName) return refused('The file name may be at most 26 characters long.');
  if (!/^[A-Za-z0-9 ]*[A-Za-z0-9][A-Za-z0-9 ]*$/.test(base)) {
    return refused('Please provide only alphanumeric values and spaces for the file name.');
  }
  return { outcome: 'accepted', format };
}

function refused(message: string): FileNameVerdict {
  return { outcome: 'refused', message };
}
