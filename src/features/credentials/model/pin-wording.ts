/** The bank words a refused PIN as it words a refused password; on the PIN's screens it is read in the PIN's words. */
export function pinWording(text: string): string {
  return text.replaceAll(/password/gi, 'Transaction PIN').replaceAll('can not be', 'cannot be the');
}
