/** The first characters payees are grouped by, in the filter's order. */
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'] as const;

export type Letter = (typeof letters)[number];

export function isLetter(text: string | null): text is Letter {
  return text !== null && letters.includes(text);
}

/** É is grouped under E, digits under 0-9. Undefined for any other character. */
export function letterOf(foldedName: string): Letter | undefined {
  const first = foldedName.trimStart().charAt(0).toUpperCase();
  return /\d/.test(first) ? '0-9' : letters.find((letter) => letter === first);
}
