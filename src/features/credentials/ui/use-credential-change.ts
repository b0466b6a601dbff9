import { useChangePasswordMutation, useChangeTransactionPinMutation } from '#src/api/credentials/credentials.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { type ChangeOutcome, failedChange } from '#src/features/credentials/model/change-outcome.ts';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import type { CredentialTyped } from '#src/features/credentials/model/credential-typed.ts';

/** Requests the change, including any challenge. */
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
