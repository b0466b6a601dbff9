import type { SentOnce } from '#src/api/client/nonce.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { payeeTexts } from '#src/api/messages/outcome-texts.ts';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder } from '#src/api/orders/noted-order.ts';
import type { Answer, Order } from '#src/api/orders/order.ts';
import { sentBefore } from '#src/api/orders/resolve-notes.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { type SessionState, selectSession } from '#src/api/store/session.slice.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { payeeUnknownCode } from '#src/api/wire/refusal-codes.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import { lookUpPayees } from './look-up-payees.ts';
import type { Payee } from './payee.ts';
import type { PayeeRef, PayeeStep } from './payee-calls.ts';
import type { NewPayee } from './payee-payload.ts';
import { payeesCall } from './payees.ts';

export type PayeeDraft = NewPayee & PartyArg;

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
  readonly confirm: (at: PayeeRef, sentOnce: SentOnce) => Promise<Answer<PayeeStep>>;
  /** Whether the bank's list shows the payee as it was to be saved. */
  readonly isListed: (payee: Payee) => boolean;
  /** What a later session recognises it by. */
  readonly mark: () => Promise<string | undefined>;
}

/** Progress on one payee, in the session's tokens. */
export interface PayeeProgress {
  groupId?: string;
  id?: PayeeId;
  isVerified?: boolean;
  /** The order behind all attempts with its note, and the attempt in flight. */
  order?: Order<PayeeRef, Saved>;
  note?: FormNote;
  saving?: Saving<string>;
}

interface Saved {
  readonly payee: PayeeRef;
  readonly needsApproval: boolean;
  readonly referenceNumber?: string;
}

const payeesOf = uncachedQuery(payeesCall);

/**
 * The order behind all attempts at one draft. Undefined if another page has sent the same and its outcome is still unknown: then
 * nothing is sent.
 */
export function payeeOrder(
  progress: PayeeProgress,
  saving: Saving<string>,
): AppThunk<Promise<Order<PayeeRef, Saved> | undefined>> {
  return async (dispatch) => {
    const kind = saving.how === 'created' ? 'payee' : 'payee-change';
    progress.note ??= createFormNote(kind);
    const { note } = progress;
    if (note.isReleased()) {
      note.forgotten();
      delete progress.order;
    }
    note.shown();
    if (progress.order !== undefined) return progress.order;
    const mark = await saving.mark();
    const earlier = await sentBefore([kind], mark, (notes) => dispatch(lookUpPayees(notes)));
    if (earlier !== undefined && earlier.result === undefined) return undefined;
    progress.order = dispatch(notedOrder(progress, { saving, note, mark }));
    return progress.order;
  };
}

interface Noted {
  readonly saving: Saving<string>;
  readonly note: FormNote;
  readonly mark: string | undefined;
}

/** Uses the latest page's arguments: an earlier page and its signal may be gone. */
function notedOrder(progress: PayeeProgress, { saving, note, mark }: Noted): AppThunk<Order<PayeeRef, Saved>> {
  return (dispatch, getState) => {
    const now = () => progress.saving ?? saving;
    const session = sessionIdOf(selectSession(getState()));
    return dispatch(
      createNotedOrder<PayeeRef, Saved>({
        noting: byMark({ note, mark: () => mark }),
        draft: () => now().prepare(progress),
        async confirm(at, sentOnce) {
          const answer = await now().confirm(at, sentOnce);
          return 'error' in answer ? answer : { data: { payee: at, ...answer.data } };
        },
        async lookUp(at) {
          const { isListed, draft } = now();
          const answer = await dispatch(payeesOf({ party: draft.party }, unending()));
          if ('error' in answer) return answer;
          const listed = answer.data.payees.find(({ id }) => id === at.id);
          if (listed === undefined || !isListed(listed)) return { data: { status: 'unconfirmed' } };
          return { data: { status: 'made', made: { payee: at, needsApproval: !listed.isActive } } };
        },
        isVoid: isGone,
        onResolved() {
          // Within the session the page reports it, or names the payee above the next one.
          if (sessionIdOf(selectSession(getState())) !== session) note.left();
        },
        // The list is read again after any attempt, also one that sent nothing.
        stale: [],
        words: payeeTexts,
      }),
    );
  };
}

/** For work that continues after its page is left. */
export function unending(): AbortSignal {
  return new AbortController().signal;
}

export function sessionIdOf(session: SessionState): string | undefined {
  return session.status === 'signed-in' ? session.sessionId : undefined;
}

export function isGone(error: BankError): boolean {
  return error.code === payeeUnknownCode;
}
