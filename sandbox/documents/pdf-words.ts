/** What WinAnsi has beside the letters of Latin-1: punctuation of the trade, the euro, a few letters. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const unwritable = new RegExp(`[^\\u0020-\\u007E\\u00A1-\\u00FF${beyondLatin}]`, 'gu');

/**
 * The text in letters that the PDF's own Helvetica has (WinAnsi): whatever it has not becomes `?`, one for each
 * character. Every kind of blank becomes a plain one; what nobody sees, such as a mark of direction, goes.
 */
export function writable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]/gu, ' ')
    .replace(unwritable, '?');
}

/** The text in at most so many letters; where some are cut, the last is an ellipsis. */
export function cutTo(letters: number, text: string): string {
  const written = writable(text);
  return written.length <= letters ? written : `${written.slice(0, letters - 1)}…`;
}
