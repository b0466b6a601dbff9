/** The bank words a refused PIN like a refused password; this rewrites it for the PIN screens. */
export function pinWording(text: string): string {
  return text.replaceAll(/password/gi, 'Transaction PIN').replaceAll('can not be', 'cannot be the');
}
