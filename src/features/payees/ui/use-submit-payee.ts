import { useEffect, useState } from 'react';
import type { AddPayeeOutcome, PayeeDraft } from '#src/api/payees/add-payee.ts';
import type { ChangePayeeOutcome } from '#src/api/payees/change-payee.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import type { SubmitFailure } from '#src/banking/payees/new-payee/model/submit-failure.ts';
import type { DoneWith } from '#src/features/payees/model/done-copy.ts';

type SubmitPayee = (
  draft: PayeeDraft,
  signal: AbortSignal,
) => AppThunk<Promise<AddPayeeOutcome>> | AppThunk<Promise<ChangePayeeOutcome>>;

const unsure = 'It may have been saved. Please check your list of payees before you try again.';

/**
 * Submits a checked payee and reports the result. Leaving before the challenge is answered cancels it; afterwards the
 * result is shown above whichever page the customer is on.
 */
export function useSubmitPayee(submitPayee: SubmitPayee, onDone: (done: DoneWith) => void) {
  const dispatch = useAppDispatch();
  const [leaving] = useState(() => new AbortController());

  // Starts nothing more after the page is left.
  useEffect(() => () => leaving.abort(), [leaving]);

  return async (payee: PayeeDraft): Promise<SubmitFailure | undefined> => {
    const result: AddPayeeOutcome | ChangePayeeOutcome = await dispatch(
      submitPayee(payee, leaving.signal) as AppThunk<Promise<AddPayeeOutcome | ChangePayeeOutcome>>,
    );
    if (leaving.signal.aborted) return undefined;
    if (result.outcome === 'failed') return { error: result.error, ...(result.isOutcomeUnknown && { unsure }) };
    onDone({ outcome: result.outcome, id: result.payee.id, payee, referenceNumber: result.referenceNumber });
    return undefined;
  };
}
