import type { BankError } from '#src/api/messages/bank-error.ts';
import { type FormNote, notesInDoubt } from '#src/api/orders/form-note.ts';
import { type MarkedNote, marksIn, pairedMark } from '#src/api/orders/ledger.ts';
import { byMark } from '#src/api/orders/noted-order.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { isTurnedAway } from '#src/api/orders/outcome-unknown.ts';
import { resolveNotes } from '#src/api/orders/resolve-notes.ts';
import { knownCustomerMark, ownCustomerMark } from '#src/api/profile/customer-mark.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { digestLength, digestOf } from '#src/kernel/digest.ts';
import { createMailOrder, lookOf, type MailBaseline, type NewMail, type SentMail } from './mail-order.ts';
import { mailsCall } from './mailbox.ts';

export type MessageOutcome =
  | { readonly outcome: 'sent' }
  /** Nothing was sent. */
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** It is still missing after the longest time that a gateway takes, so it is lost. */
  | { readonly outcome: 'not-received' }
  /** It may have arrived, or may arrive later. */
  | { readonly outcome: 'unknown' };

/** One message, which the bank receives at most once however often this is called. While in doubt, the outbox is only read. */
export type MessageRun = () => Promise<MessageOutcome>;

/** Leaving the form does not stop it: its note, and with it every page, tells the outcome. */
export function createMessageRun(mail: NewMail, note: FormNote): AppThunk<MessageRun> {
  return (dispatch) => {
    const noting = byMark<MailBaseline, SentMail>({
      note,
      // With its customer: that another customer has no such message proves nothing.
      mark: async () => pairedMark(await digestOf(lookOf(mail)), await dispatch(knownCustomerMark())),
      before: ({ sameMessages }) => sameMessages,
    });
    const order = dispatch(createMailOrder(mail, { lostAfterMs: confirmAgainAfterMs, noting }));
    return async () => {
      const ready = await order.verify();
      if ('error' in ready) return { outcome: 'refused', error: ready.error };
      const outcome = await order.confirm();
      switch (outcome.outcome) {
        case 'made':
          return { outcome: 'sent' };
        case 'not-made':
          return isTurnedAway(outcome.error)
            ? { outcome: 'refused', error: outcome.error }
            : { outcome: 'not-received' };
        case 'refused':
          return { outcome: 'refused', error: outcome.error };
        case 'unknown':
          return { outcome: 'unknown' };
        default:
          return outcome satisfies never;
      }
    };
  };
}

/** Earlier messages in the same words whose outcome is still unknown. */
export async function sameInDoubt(mail: NewMail): Promise<readonly MarkedNote[]> {
  const look = await digestOf(lookOf(mail));
  return notesInDoubt(['message']).filter((note) => look !== undefined && partsOf(note).look === look);
}

/** Reads the outbox once for all these messages; sends nothing. One that is not there may still arrive for a while. */
export function lookUpMessages(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const startedAt = performance.now();
    const answer = await dispatch(outboxOf({ party: false, box: 'outbox' }, new AbortController().signal));
    if ('error' in answer) return;
    const looks = await Promise.all(answer.data.map((sent) => digestOf(lookOf(sent))));
    const own = await dispatch(ownCustomerMark());
    const isAnyResolved = resolveNotes(notes, startedAt, (note) => {
      const { look, customer } = partsOf(note);
      if (look !== '' && looks.filter((each) => each === look).length > note.before) return 'made';
      return look !== '' && customer === own ? 'missing' : 'unclear';
    });
    if (isAnyResolved) dispatch(bankApi.util.invalidateTags([...staleAfter.sendMail]));
  };
}

function partsOf({ mark }: MarkedNote): { readonly look: string; readonly customer: string } {
  const [look, customer] = marksIn(mark, digestLength);
  return { look, customer };
}

const outboxOf = uncachedQuery(mailsCall);
