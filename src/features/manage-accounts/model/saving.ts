/** How long the page says that changes are saved. */
export const savedMessageMs = 5_000;

/** Above so many accounts the list is long, and Save stands below it once more. */
const longList = 12;

export type SavePlace = 'above' | 'below';

/** Where Save stands about a list of so many accounts. */
export function savePlaces(accountCount: number): readonly SavePlace[] {
  return accountCount > longList ? ['above', 'below'] : ['above'];
}
