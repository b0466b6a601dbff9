/** Kept in the browser's history beside a form that a reset link has opened: a reload forgets the link, and can say so. */
export const formOpen = { isResetFormOpen: true } as const;

export function wasFormOpen(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'isResetFormOpen' in kept && kept.isResetFormOpen === true;
}
