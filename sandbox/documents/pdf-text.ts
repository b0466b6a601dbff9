/** Characters that both weights of Inter have in `packed-fonts.ts`. */
const outsideFonts =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u0148\u014a-\u017f\u0218-\u021b\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a6\u20a8-\u20ae\u20b9\u20ba\u20bd\u20bf\u2116\u2122\u2212]/gu;

/** Those of them that Newsreader lacks. */
const outsideDisplay = /[\u0132\u0133\u017f\u2011\u2012\u2015\u201b\u20a8\u20aa\u20ae\u20bf]/;

/**
 * The text in the characters of the PDF's fonts. Any other character becomes `?`, any white space a plain space; invisible
 * characters such as direction marks are dropped.
 */
export function printedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]/gu, ' ')
    .replace(outsideFonts, '?');
}

export function isInDisplay(printed: string): boolean {
  return !outsideDisplay.test(printed);
}

/** At most `length` characters; a cut text ends in an ellipsis. */
export function cutTo(length: number, text: string): string {
  const written = printedText(text);
  return written.length <= length ? written : `${written.slice(0, length - 1)}…`;
}
