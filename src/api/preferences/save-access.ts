import { unnoted } from '#src/api/client/nonce.ts';
import { type ReplaceOutcome, replaceState } from '#src/api/orders/replace-state.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { type AccessArg, accessCall } from './data-sharing.ts';
import {
  type AccountAccess,
  areSameTicks,
  permissions,
  type ShareableAccount,
  type TaskId,
  type Ticks,
  tasksOfPermission,
  tickOf,
  ticksIn,
  toAccess,
} from './sharing.ts';

interface Present {
  readonly access: AccountAccess | null;
}

export interface AccessToSave extends AccessArg {
  readonly accounts: readonly ShareableAccount[];
  /** What the customer's change started from. */
  readonly shown: Ticks;
  readonly wanted: Ticks;
}

/** PUT when the provider has access already, otherwise POST. */
export function saveAccess(save: AccessToSave): AppThunk<Promise<ReplaceOutcome<Present>>> {
  return async (dispatch) => {
    const { signal } = new AbortController();
    const outcome = await replaceState<Present>({
      read: () => dispatch(presentAccess(save, signal)),
      isAsShown: ({ access }) => areSameTicks(ticksIn(access), save.shown),
      isAsWanted: ({ access }) => areSameTicks(ticksIn(access), save.wanted),
      send: ({ access }) => dispatch(sendAccess({ ...save, access }, signal)),
    });
    dispatch(bankApi.util.invalidateTags([...staleAfter.changeAccountAccess]));
    return outcome;
  };
}

function saveCall({ party, accessPointId, accounts, wanted, access }: AccessToSave & Present) {
  const grants = accounts.flatMap((account) => {
    const taskIds = tasksFor(account.id, wanted);
    return taskIds.length === 0 ? [] : [{ accountNumber: { value: account.id }, taskIds }];
  });
  const dto = { accessPointId, accountType: 'CSA', accessLevel: 'ACCESSPOINT', accessStatus: false } as const;
  return bankCall({
    party,
    ownNonce: true,
    sentOnce: unnoted,
    send(client) {
      if (access === null) {
        const body = { accessPointAccountDTOs: [{ ...dto, accountExclusionDTOs: grants }] };
        return client.POST('/v1/me/accessPointAccount', { body });
      }
      const idOf = new Map(access.grants.map(({ id, accountId }) => [accountId, id]));
      const accountExclusionDTOs = grants.map((grant) => {
        const accountExclusionId = idOf.get(grant.accountNumber.value);
        return accountExclusionId === undefined ? grant : { accountExclusionId, ...grant };
      });
      const body = { accessPointAccountDTOs: [{ accountAccessId: access.id, ...dto, accountExclusionDTOs }] };
      return client.PUT('/v1/me/accessPointAccount', { body });
    },
    isOwn(answer) {
      const granted = toAccess(answer)?.access ?? null;
      return granted !== null && areSameTicks(ticksIn(granted), wanted);
    },
    read: () => null,
  });
}

function tasksFor(accountId: AccountId, ticks: Ticks): TaskId[] {
  return permissions
    .filter((permission) => ticks.has(tickOf(accountId, permission)))
    .flatMap((permission) => [...tasksOfPermission[permission]]);
}

const presentAccess = uncachedQuery(accessCall);
const sendAccess = uncachedQuery(saveCall);
