import { knownCustomerMark } from '#src/api/profile/customer-mark.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { stepOutOfTurnCode } from '#src/api/wire/refusal-codes.ts';
import {
  confirmPayeeCall,
  createGroupCall,
  createPayeeCall,
  type IntendedPayment,
  verifyPayeeCall,
} from './payee-calls.ts';
import { newPayeeMark } from './payee-marks.ts';
import { type PayeeDraft, unending } from './payee-order.ts';
import { type SaveOutcome, savePayee } from './save-payee.ts';

export type { PayeeDraft } from './payee-order.ts';
export type { NewPayee } from './payee-payload.ts';

export type AddPayeeOutcome = SaveOutcome<'created'>;

const groupOf = uncachedQuery(createGroupCall);
const payeeOf = uncachedQuery(createPayeeCall);
const verifyPayee = uncachedQuery(verifyPayeeCall);
const confirmed = uncachedQuery(confirmPayeeCall);

/**
 * Adds a payee: group, payee, verification, confirmation with a code. `intended` is the payment to follow, covered by
 * the same code.
 */
export function addPayee(
  draft: PayeeDraft,
  signal: AbortSignal,
  intended?: IntendedPayment,
): AppThunk<Promise<AddPayeeOutcome>> {
  return (dispatch) => {
    const { party, ...payee } = draft;
    return dispatch(
      savePayee({
        how: 'created',
        draft,
        signal,
        async prepare(progress) {
          if (progress.groupId === undefined) {
            const group = await dispatch(groupOf({ party, payee }, signal));
            if ('error' in group) return group;
            progress.groupId = group.data;
          }
          const { groupId } = progress;
          if (progress.id === undefined) {
            const added = await dispatch(payeeOf({ party, payee, groupId }, signal));
            if ('error' in added) return added;
            progress.id = added.data;
          }
          const at = { groupId, id: progress.id };
          if (!progress.isVerified) {
            const verified = await dispatch(verifyPayee({ party, at }, signal));
            // An earlier answer may have been lost; the last step shows whether it was.
            if ('error' in verified && verified.error.code !== stepOutOfTurnCode) return verified;
            progress.isVerified = true;
          }
          return { data: at };
        },
        confirm: (at, sentOnce) => dispatch(confirmed({ party, payee, at, intended, sentOnce }, unending())),
        isListed: ({ status }) => status !== 'INI',
        mark: async () => newPayeeMark(payee, await dispatch(knownCustomerMark())),
      }),
    );
  };
}
