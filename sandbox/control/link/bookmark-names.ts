/** Short, and without the characters that divide a link. A London time is a place to go back to as well. */
const bookmarkName = /^[\p{L}\p{N}][\p{L}\p{N} :.'’-]{0,59}$/u;

export function isBookmarkName(text: string): boolean {
  return bookmarkName.test(text);
}
