/** The text in at most so many characters, the last of them `…` where some had to go. */
export function cutText(text: string, most: number): string {
  // Text of so few units cannot have more characters, and most is.
  if (text.length <= most) return text;
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
