/** Whether every typed word occurs in one of the texts, ignoring case; digits match without hyphens. */
export function isFound(typed: string, texts: readonly string[]): boolean {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  const searched = texts.map(plain);
  return words.every((word) => searched.some((text) => text.includes(word)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(\d)-(?=\d)/g, '$1')
    .trim();
}
