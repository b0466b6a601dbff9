import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';

/**
 * What this customer had looked through and never confirmed in a session that the bank has forgotten is void: a
 * confirmation of it that was taken on before would be done by now. It goes when the next draft is made, never by itself,
 * so that no number of an order is given twice.
 */
export function draftsGone({ records }: Bank, { user }: Customer): Change[] {
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
