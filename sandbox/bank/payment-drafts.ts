import type { Bank } from './bank.ts';
import type { Change } from './change.ts';
import type { Asker } from './profile.ts';

/**
 * What this customer had looked through in an earlier session and never confirmed is void: nobody has its token any more.
 * It goes when the next draft is made, never by itself, so that no number of an order is given twice.
 */
export function draftsGone({ records }: Bank, { user, session }: Asker): Change[] {
  return (['payments', 'instructions'] as const).flatMap((of) =>
    records
      .all(of)
      .filter(
        ({ userId, sessionId, confirmedAt }) => userId === user.id && sessionId !== session.id && confirmedAt === null,
      )
      .map(({ id }): Change => ({ change: 'remove', of, id })),
  );
}
