import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { type BankError, toBankError, withMessage } from '#src/api/messages/bank-error.ts';
import { payeeTexts } from '#src/api/messages/outcome-texts.ts';
import { type Answer, createOrder, type Order } from '#src/api/orders/order.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { type SessionState, selectSession } from '#src/api/store/session.slice.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { payeeUnknownCode } from '#src/api/wire/refusal-codes.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import { payeeLeft } from './left-payees.slice.ts';
import type { Payee } from './payee.ts';
import type { PayeeRef, PayeeStep } from './payee-calls.ts';
import type { NewPayee } from './payee-payload.ts';
import { withProgress } from './payee-progress.ts';
import { payeesCall } from './payees.ts';

export type PayeeDraft = NewPayee & PartyArg;

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

export interface Saving<How extends string> {
  readonly how: How;
  readonly draft: PayeeDraft;
  /** Distinguishes work on different payees with the same draft. */
  readonly of?: PayeeRef;
  /**
   * Aborted when the page is left. Pending codes are cancelled and nothing new begins; what the customer has already
   * confirmed continues, and its outcome is reported elsewhere.
   */
  readonly signal: AbortSignal;
  readonly isAgreedOnceReady?: true;
  /** Everything before the last step that is not yet done. */
  readonly prepare: (progress: PayeeProgress) => Promise<Answer<PayeeRef>>;
  readonly confirm: (at: PayeeRef) => Promise<Answer<PayeeStep>>;
  /** Whether the bank's list shows the payee as it was to be saved. */
  readonly isListed: (payee: Payee) => boolean;
}

/** Progress on one payee, in the session's tokens. */
export interface PayeeProgress {
  groupId?: string;
  id?: PayeeId;
  isVerified?: boolean;
  /** The order behind all attempts, and the attempt in flight. */
  order?: SavingOrder;
  saving?: Saving<string>;
}

export type SavingOrder = Order<PayeeRef, Saved>;

interface Saved {
  readonly payee: PayeeRef;
  readonly needsApproval: boolean;
  readonly referenceNumber?: string;
}

const payeesOf = uncachedQuery(payeesCall);

/**
 * Saves a payee. A repeated attempt at the same draft resumes where the last one stopped, so the bank never has the
 * payee twice. If the last answer was lost, the bank's list shows the outcome; the last step is never resent
 * automatically.
 */
export function savePayee<How extends string>(saving: Saving<How>): AppThunk<Promise<SaveOutcome<How>>> {
  return (dispatch, getState, extra) => {
    const { how, draft, of } = saving;

    /** Uses the latest page's arguments: an earlier page and its signal may be gone. */
    function orderOf(progress: PayeeProgress): SavingOrder {
      const now = () => progress.saving ?? saving;
      return createOrder<PayeeRef, Saved>(
        {
          draft: () => now().prepare(progress),
          async confirm(at) {
            const answer = await now().confirm(at);
            return 'error' in answer ? answer : { data: { payee: at, ...answer.data } };
          },
          async lookUp(at) {
            const { isListed } = now();
            const answer = await dispatch(payeesOf({ party: draft.party }, unending()));
            if ('error' in answer) return answer;
            const listed = answer.data.payees.find(({ id }) => id === at.id);
            if (listed === undefined || !isListed(listed)) return { data: { state: 'unconfirmed' } };
            return { data: { state: 'made', made: { payee: at, needsApproval: !listed.isActive } } };
          },
          isVoid: isGone,
        },
        { now: () => clock.businessNow(), confirmsIdempotently: runtimeConfig().confirmsIdempotently },
      );
    }

    async function saved(progress: PayeeProgress): Promise<SaveOutcome<How>> {
      progress.saving = saving;
      progress.order ??= orderOf(progress);
      const verified = await progress.order.verify();
      if ('error' in verified) return failed(verified.error);
      if (saving.signal.aborted && !saving.isAgreedOnceReady) return failed(toBankError({ kind: 'not-confirmed' }));
      const outcome = await progress.order.confirmAgain();
      switch (outcome.outcome) {
        case 'made': {
          const { needsApproval, ...told } = outcome.made;
          return { outcome: needsApproval ? 'initiated' : how, ...told };
        }
        case 'refused':
        case 'not-made':
          return failed(outcome.error);
        case 'unknown':
          return { outcome: 'failed', error: withMessage(outcome.error, payeeTexts.unknown), isOutcomeUnknown: true };
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

/** Reports the outcome once the page is gone, unless the customer cancelled. */
function toldElsewhere({ how, draft: { name } }: Saving<string>, outcome: SaveOutcome<string>): AppThunk<void> {
  return (dispatch) => {
    const left = { name, what: how === 'created' ? 'created' : 'changed' } as const;
    if (!('error' in outcome)) {
      dispatch(payeeLeft({ ...left, outcome: outcome.outcome === 'initiated' ? 'initiated' : 'done' }));
    } else if (outcome.isOutcomeUnknown) {
      dispatch(payeeLeft({ ...left, outcome: 'unknown' }));
    } else if (outcome.error.kind === 'refusal') {
      dispatch(payeeLeft({ ...left, outcome: 'refused', message: outcome.error.message }));
    }
  };
}

/** For work that continues after its page is left. */
export function unending(): AbortSignal {
  return new AbortController().signal;
}

function sessionIdOf(session: SessionState): string | undefined {
  return session.status === 'signed-in' ? session.sessionId : undefined;
}

function isGone(error: BankError): boolean {
  return error.code === payeeUnknownCode;
}

function failed(error: BankError): PayeeNotSaved {
  return { outcome: 'failed', error, isOutcomeUnknown: false };
}
