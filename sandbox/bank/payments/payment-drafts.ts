import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';

/**
 * Removes unconfirmed orders of forgotten sessions. Done only when another draft is made, so no order number is used
 * twice.
 */
export function removeOldDrafts({ records }: Bank, { user }: Customer): Change[] {
  return (['payments', 'instructions'] as const).flatMap((of) =>
    records
      .all(of)
      .filter(
        ({ userId, sessionId, confirmedAt }) =>
          userId === user.id && confirmedAt === null && records.find('sessions', sessionId) === undefined,
      )
      .map(({ id }): Change => ({ change: 'remove', of, id })),
  );
}
