import { askedOnce } from './asked-once.ts';
import { bankApi, type PartyArg } from './bank-api.ts';
import { type BankError, inOtherWords } from './bank-error.ts';
import { payeeTexts } from './fault-texts.ts';
import type { AppThunk } from './hooks.ts';
import { mayBeDone } from './may-be-done.ts';
import type { Payee } from './payee.ts';
import type { PayeeAt, PayeeStep } from './payee-calls.ts';
import type { NewPayee } from './payee-payload.ts';
import { type PayeeProgress, withProgress } from './payee-progress.ts';
import { payeesCall } from './payees.ts';
import { payeeUnknownCode } from './refusal-codes.ts';
import { selectSession } from './session.slice.ts';
import { staleAfter } from './stale.ts';

/** A payee as it is to be, and the entity that pays it. */
export type PayeeDraft = NewPayee & PartyArg;

interface PayeeSaved<How extends string> {
  /** `initiated`: another person must agree first, and until then it counts for nothing. */
  readonly outcome: How | 'initiated';
  readonly payee: PayeeAt;
  readonly referenceNumber?: string;
}

interface PayeeNotSaved {
  readonly outcome: 'failed';
  readonly error: BankError;
  /** Nobody knows whether it was saved: the list of payees, once it can be had again, shows it. */
  readonly mayBeDone: boolean;
}

export type SaveOutcome<How extends string> = PayeeSaved<How> | PayeeNotSaved;

export type Answer<Data> = { readonly data: Data } | { readonly error: BankError };

/** The steps of one way of saving. */
interface Saving<How extends string> {
  readonly how: How;
  readonly draft: PayeeDraft;
  /** Tells this work from other work with the same draft. */
  readonly of?: PayeeAt;
  readonly signal: AbortSignal;
  /** All that comes before the last step, as far as the progress does not say that it is done. */
  readonly prepare: (progress: PayeeProgress<SaveOutcome<How>>) => Promise<Answer<PayeeAt>>;
  readonly confirm: (at: PayeeAt) => Promise<Answer<PayeeStep>>;
  /** Whether what the bank lists is what was to be saved. */
  readonly isListed: (payee: Payee) => boolean;
}

const payeesOf = askedOnce(payeesCall);

/**
 * Saves a payee. A try that failed half way goes on where it was when the same draft is brought again, so that the bank
 * never has it twice; where the answer to the last step was lost, the bank's list tells whether it was done.
 */
export function savePayee<How extends string>(saving: Saving<How>): AppThunk<Promise<SaveOutcome<How>>> {
  return (dispatch, getState, extra) => {
    const { how, draft, of, signal, prepare, confirm, isListed } = saving;

    async function saved(progress: PayeeProgress<SaveOutcome<How>>): Promise<SaveOutcome<How>> {
      const prepared = await prepare(progress);
      if ('error' in prepared) return failed(prepared.error);
      const at = prepared.data;
      if (progress.isInDoubt) {
        const seen = await looked(at, progress);
        if (!('error' in seen) || seen.mayBeDone) return seen;
      }
      const answer = await confirm(at);
      if ('data' in answer) {
        const { needsApproval, ...told } = answer.data;
        return { outcome: needsApproval ? 'initiated' : how, payee: at, ...told };
      }
      if (!mayBeDone(answer.error)) return failed(answer.error);
      progress.isInDoubt = true;
      return looked(at, progress, answer.error);
    }

    async function looked(
      at: PayeeAt,
      progress: PayeeProgress<SaveOutcome<How>>,
      lost?: BankError,
    ): Promise<SaveOutcome<How>> {
      const answer = await dispatch(payeesOf({ party: draft.party }, signal));
      if ('error' in answer) return { outcome: 'failed', error: lost ?? answer.error, mayBeDone: true };
      progress.isInDoubt = false;
      const listed = answer.data.payees.find(({ id }) => id === at.id);
      if (listed !== undefined && isListed(listed)) {
        return { outcome: listed.isActive ? how : 'initiated', payee: at };
      }
      return failed(inOtherWords(lost ?? notSaved, payeeTexts.notSaved));
    }

    return withProgress({ extra, session: selectSession(getState()), draft: [how, of, draft] }, async (progress) => {
      const outcome = await saved(progress);
      const hasFailed = 'error' in outcome;
      const isGone = hasFailed && outcome.error.code === payeeUnknownCode;
      dispatch(bankApi.util.invalidateTags([...staleAfter.confirmPayee]));
      return { outcome, isSettled: !hasFailed || isGone };
    });
  };
}

/** Only where the bank's list has just said so: it stands for no call that failed now. */
const notSaved: BankError = { kind: 'fault', fault: 'bad_network_response', message: payeeTexts.notSaved };

function failed(error: BankError): PayeeNotSaved {
  return { outcome: 'failed', error, mayBeDone: false };
}
