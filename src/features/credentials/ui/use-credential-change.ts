import { shownError } from '#src/api/bank-error.ts';
import { useChangePasswordMutation, useChangeTransactionPinMutation } from '#src/api/credentials.ts';
import { type ChangeOutcome, failedChange } from '../model/change-outcome.ts';
import type { CredentialTyped } from '../model/credential-form.ts';
import type { CredentialKind } from '../model/credential-kind.ts';

/** Asks the bank for the change; where it wants it confirmed, that happens before this answers. */
export function useCredentialChange(kind: CredentialKind): (typed: CredentialTyped) => Promise<ChangeOutcome> {
  const [changePassword] = useChangePasswordMutation();
  const [changePin] = useChangeTransactionPinMutation();
  const change = kind === 'password' ? changePassword : changePin;
  return async ({ current, next }) => {
    const { data: done, error } = await change({ party: false, current, next });
    if (done === undefined) return failedChange(shownError(error));
    return { outcome: 'done', needsApproval: done.needsApproval };
  };
}
