/** History state for a form opened by a reset link: a reload loses the link, and can then say so. */
export const formOpenState = { isResetFormOpen: true } as const;

export function wasFormOpen(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'isResetFormOpen' in kept && kept.isResetFormOpen === true;
}
