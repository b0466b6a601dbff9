/** The first signs that payees are filed under, as they stand in the filter. */
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'] as const;

export type Letter = (typeof letters)[number];

export function isLetter(text: string | null): text is Letter {
  return text !== null && letters.includes(text);
}

/** Where a name is filed: É stands under E, every digit under 0-9. Undefined for a name that begins with another sign. */
export function letterOf(foldedName: string): Letter | undefined {
  const first = foldedName.trimStart().charAt(0).toUpperCase();
  return /\d/.test(first) ? '0-9' : letters.find((letter) => letter === first);
}
