import { anyFieldsOf } from '#src/kernel/any-fields.ts';
/** History state for a form opened by a reset link: a reload loses the link, and can then say so. */
export const formOpenState = { isResetFormOpen: true } as const;

export function wasFormOpen(kept: unknown): boolean {
  return anyFieldsOf(kept).isResetFormOpen === true;
}
