import { type BankError, toBankError, withMessage } from '#src/api/messages/bank-error.ts';
import { payeeTexts } from '#src/api/messages/outcome-texts.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { payeeLeft } from './left-payees.slice.ts';
import type { PayeeRef } from './payee-calls.ts';
import { isGone, type PayeeProgress, payeeOrder, type Saving, sessionIdOf } from './payee-order.ts';
import { withProgress } from './payee-progress.ts';

interface PayeeSaved<How extends string> {
  /** `initiated`: has no effect until another person agrees. */
  readonly outcome: How | 'initiated';
  readonly payee: PayeeRef;
  readonly referenceNumber?: string;
}

interface PayeeNotSaved {
  readonly outcome: 'failed';
  readonly error: BankError;
  /** The list of payees, once available, shows whether it was saved. */
  readonly isOutcomeUnknown: boolean;
}

export type SaveOutcome<How extends string> = PayeeSaved<How> | PayeeNotSaved;

/**
 * Saves a payee. A repeated attempt at the same draft resumes where the last one stopped, so the bank never has the
 * payee twice. If the last answer was lost, the bank's list shows the outcome; the last step is never resent
 * automatically, and a note outlives page and session.
 */
export function savePayee<How extends string>(saving: Saving<How>): AppThunk<Promise<SaveOutcome<How>>> {
  return (dispatch, getState, extra) => {
    const { how, draft, of } = saving;

    async function saved(progress: PayeeProgress): Promise<SaveOutcome<How>> {
      progress.saving = saving;
      const order = await dispatch(payeeOrder(progress, saving));
      if (order === undefined) return unknown(toBankError({ kind: 'fault', fault: 'bad_network_response' }));
      const verified = await order.verify();
      if ('error' in verified) return failed(verified.error);
      if (saving.signal.aborted && !saving.isAgreedOnceReady) return failed(toBankError({ kind: 'not-confirmed' }));
      const outcome = await order.confirmAgain();
      switch (outcome.outcome) {
        case 'made': {
          const { needsApproval, ...told } = outcome.made;
          return { outcome: needsApproval ? 'initiated' : how, ...told };
        }
        case 'refused':
        case 'not-made':
          return failed(outcome.error);
        case 'unknown':
          // From now on it is looked up, on whichever page the customer is.
          progress.note?.left();
          return unknown(outcome.error);
        default:
          return outcome satisfies never;
      }
    }

    const customerSession = sessionIdOf(selectSession(getState()));
    return withProgress(
      { extra, session: selectSession(getState()), draft: [how, of, draft] },
      async (progress: PayeeProgress) => {
        const outcome = await saved(progress);
        const hasFailed = 'error' in outcome;
        dispatch(bankApi.util.invalidateTags([...staleAfter.confirmPayee]));
        // A customer who signed in since must not see it.
        const isTheirs = sessionIdOf(selectSession(getState())) === customerSession;
        if (saving.signal.aborted && isTheirs) dispatch(toldElsewhere(saving, outcome));
        return { outcome, isSettled: !hasFailed || isGone(outcome.error) };
      },
    );
  };
}

/** Reports the outcome once the page is gone, unless the customer cancelled. While it is unknown, its note does. */
function toldElsewhere({ how, draft: { name } }: Saving<string>, outcome: SaveOutcome<string>): AppThunk<void> {
  return (dispatch) => {
    const left = { name, what: how === 'created' ? 'created' : 'changed' } as const;
    if (!('error' in outcome)) {
      dispatch(payeeLeft({ ...left, outcome: outcome.outcome === 'initiated' ? 'initiated' : 'done' }));
    } else if (!outcome.isOutcomeUnknown && outcome.error.kind === 'refusal') {
      dispatch(payeeLeft({ ...left, outcome: 'refused', message: outcome.error.message }));
    }
  };
}

function unknown(error: BankError): PayeeNotSaved {
  return { outcome: 'failed', error: withMessage(error, payeeTexts.unknown), isOutcomeUnknown: true };
}

function failed(error: BankError): PayeeNotSaved {
  return { outcome: 'failed', error, isOutcomeUnknown: false };
}
