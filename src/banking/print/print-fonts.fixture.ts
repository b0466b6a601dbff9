import { readFileSync } from 'node:fs';

/** The fonts of printed documents, as the site serves them. */
export const printFonts = {
  regular: readFileSync('src/ui/fonts/inter-print-regular.woff'),
  semiBold: readFileSync('src/ui/fonts/inter-print-semi-bold.woff'),
  display: readFileSync('src/ui/fonts/newsreader-print.woff'),
};
