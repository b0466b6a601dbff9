import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { Payee } from './payee.ts';
import { amendPayeeCall, confirmAmendmentCall } from './payee-calls.ts';
import { asEntered, changedPayeeMark } from './payee-marks.ts';
import { type PayeeDraft, unending } from './payee-order.ts';
import type { NewPayee } from './payee-payload.ts';
import { type SaveOutcome, savePayee } from './save-payee.ts';

export type ChangePayeeOutcome = SaveOutcome<'changed'>;

const amended = uncachedQuery(amendPayeeCall);
const confirmed = uncachedQuery(confirmAmendmentCall);

/** Submits the change, confirms it with a code, then applies it. */
export function changePayee(
  before: Pick<Payee, 'id' | 'groupId' | 'title' | 'payeeDescription' | 'accountNumber' | 'sortCode' | 'reference'>,
  draft: PayeeDraft,
  signal: AbortSignal,
): AppThunk<Promise<ChangePayeeOutcome>> {
  return (dispatch) => {
    const { party, ...payee } = draft;
    const { id, groupId } = before;
    const at = { id, groupId };
    return dispatch(
      savePayee({
        how: 'changed',
        draft,
        of: at,
        signal,
        isAgreedOnceReady: true,
        async prepare(progress) {
          if (!progress.isVerified) {
            const answer = await dispatch(amended({ party, payee, at }, unending()));
            if ('error' in answer) return answer;
            progress.isVerified = true;
          }
          return { data: at };
        },
        confirm: (_at, sentOnce) => dispatch(confirmed({ party, payee, at, sentOnce }, unending())),
        isListed: (listed) => isAsGiven(listed, payee),
        mark: () => changedPayeeMark(payee, asEntered(before)),
      }),
    );
  };
}

function isAsGiven(listed: Payee, given: NewPayee): boolean {
  return (
    listed.title === given.name &&
    listed.payeeDescription === given.payeeDescription &&
    listed.accountNumber === given.accountNumber &&
    listed.sortCode === given.sortCode &&
    listed.reference === given.reference &&
    (listed.accountType ?? given.accountType) === given.accountType
  );
}
