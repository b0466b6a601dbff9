import { listenToHappenings } from '#src/api/environment/happenings.ts';
import { operationIds } from './contract-names.generated.ts';
import type { Journal } from './journal.ts';

/** Answers that did not fit the contract: which operation's, and where reading them stopped. */
export function watchBreaches({ note }: Pick<Journal, 'note'>): void {
  listenToHappenings('breach', ({ call, pointer }) =>
    note({ type: 'breach', operation: operationIds.get(call), pointer }),
  );
}
