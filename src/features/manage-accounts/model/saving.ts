/** How long the "changes saved" message is shown. */
export const savedMessageMs = 5_000;

/** Longer lists have a second Save button below them. */
const longList = 12;

export type SavePlace = 'above' | 'below';

/** Where the Save buttons are, for a list of this length. */
export function savePlaces(accountCount: number): readonly SavePlace[] {
  return accountCount > longList ? ['above', 'below'] : ['above'];
}
