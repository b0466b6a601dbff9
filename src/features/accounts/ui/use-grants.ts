import { useListPayingAccountsQuery } from '#src/api/accounts.ts';
import { type BankError, shownError } from '#src/api/bank-error.ts';
import type { Grants } from '#src/api/capabilities.ts';
import { useListPermissionsQuery } from '#src/api/profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';

interface GrantsAnswer {
  readonly grants: Grants;
  readonly error: BankError | undefined;
}

/** What the customer may do with the accounts listed. Until the bank has said, nothing. */
export function useGrants(party: PartyId | false): GrantsAnswer {
  const permissions = useListPermissionsQuery({ party });
  const paying = useListPayingAccountsQuery({ party, taskCode: 'PC_F_DOM' });
  return {
    grants: {
      functions: permissions.currentData,
      tasks: { ...(paying.currentData !== undefined && { PC_F_DOM: paying.currentData }) },
    },
    error: shownError(permissions.error ?? paying.error),
  };
}
