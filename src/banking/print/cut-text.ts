/** The text cut to at most `most` characters, ending in `…` if any were removed. */
export function cutText(text: string, most: number): string {
  // The number of UTF-16 units is never below the number of characters.
  if (text.length <= most) return text;
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
