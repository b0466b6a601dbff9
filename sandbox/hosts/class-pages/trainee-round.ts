/** What a window knows of the exercise that its trainee is at. */

const roundKey = 'class-round';
const beginsKey = 'class-begins';

/** The page that opens next begins an exercise. */
export function noteBeginning(): void {
  sessionStorage.removeItem(roundKey);
  sessionStorage.setItem(beginsKey, 'yes');
}

/** Whether the page begins an exercise; once for each. */
export function takeBeginning(): boolean {
  const begins = sessionStorage.getItem(beginsKey) !== null;
  sessionStorage.removeItem(beginsKey);
  return begins;
}

/** Whether an exercise has begun elsewhere, which this window has to enter. */
export function isElsewhere(round: number): boolean {
  const known = sessionStorage.getItem(roundKey);
  sessionStorage.setItem(roundKey, String(round));
  return known !== null && known !== String(round);
}
