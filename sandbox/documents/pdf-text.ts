/** WinAnsi characters beyond Latin-1. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const outsideWinAnsi = new RegExp(`[^\\u0020-\\u007E\\u00A1-\\u00FF${beyondLatin}]`, 'gu');

/**
 * The text in the characters of the PDF's Helvetica (WinAnsi). Any other character becomes `?`, any white space a
 * plain space; invisible characters such as direction marks are dropped.
 */
export function winAnsiText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]/gu, ' ')
    .replace(outsideWinAnsi, '?');
}

/** At most `length` characters; a cut text ends in an ellipsis. */
export function cutTo(length: number, text: string): string {
  const written = winAnsiText(text);
  return written.length <= length ? written : `${written.slice(0, length - 1)}…`;
}
