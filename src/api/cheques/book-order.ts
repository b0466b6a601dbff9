import type { Account } from '#src/api/accounts/account.ts';
import { activitiesAsked } from '#src/api/activity/activities.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import { needsApproval } from '#src/api/client/read-refusal.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { bookTexts } from '#src/api/messages/outcome-texts.ts';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder } from '#src/api/orders/noted-order.ts';
import type { Answer, OrderState } from '#src/api/orders/order.ts';
import { type OrderEnd, verifiedAndConfirmed } from '#src/api/orders/order-end.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { referenceIn, saysOnlyDone } from '#src/api/wire/own-answer.ts';
import { fieldsOf, flagOf, omitUndefined, unchecked, type Wire } from '#src/api/wire/wire.ts';
import { addDays, londonDayOf } from '#src/kernel/calendar.ts';
import { type BookKind, bookMark, claimBook, isClaimed, notedAs } from './book-marks.ts';

export interface BookRequest extends PartyArg {
  readonly kind: BookKind;
  readonly account: Pick<Account, 'id' | 'accountNumber'>;
}

export interface OrderedBook {
  readonly needsAuthoriser: boolean;
  readonly referenceNumber?: string;
}

export type BookOutcome = OrderEnd<{ readonly outcome: 'ordered' } & OrderedBook>;

/** One order. However often its functions are called, the request is sent once. */
export interface BookOrder {
  /** Sends the order; while its outcome is unknown, the bank is only asked for it. */
  confirm(): Promise<BookOutcome>;
}

/** The activity log's type for each kind of book. */
export const bookTypes = { cheque: 'CBR', 'pay-in': 'PBR' } as const satisfies Record<BookKind, string>;

const bookTasks = { cheque: 'CH_N_CBR', 'pay-in': 'CH_N_PBR' } as const satisfies Record<BookKind, string>;

interface SentBook {
  readonly request: BookRequest;
  readonly sentOnce: SentOnce;
}

function bookCall({ request, sentOnce }: SentBook) {
  const { party, kind, account } = request;
  const body = { accNo: { value: account.id, displayValue: account.accountNumber } };
  return bankCall({
    party,
    movesMoney: true,
    sentOnce,
    confirms: kind === 'cheque' ? 'order a cheque book' : 'order a pay-in book',
    send: (client) =>
      kind === 'cheque'
        ? client.POST('/cz/v1/chequebookRequest', { body })
        : client.POST('/cz/v1/payInBookRequest', { body }),
    isOwn: (answer) => isOfBook(answer, request),
    read: toOrderedBook,
  });
}

/** The answer names no order. It is told from those to other calls by its reference, and by account and book where it has them. */
export function isOfBook(
  answer: Wire<'BookAnswer'>,
  { kind, account }: { readonly kind: BookKind; readonly account: Pick<Account, 'id'> },
): boolean {
  const { _needsAuthoriser, ...rest } = fieldsOf(answer);
  const echoes = { taskCode: bookTasks[kind], accNo: { value: account.id } } as const;
  const named: Wire<'BookAnswer'> = unchecked(rest);
  return saysOnlyDone(named, echoes) && referenceIn(answer) !== undefined;
}

export function toOrderedBook(answer: Wire<'BookAnswer'>): OrderedBook {
  const needsAuthoriser = flagOf(fieldsOf(answer)._needsAuthoriser) === true || needsApproval(answer);
  return { needsAuthoriser, ...omitUndefined({ referenceNumber: referenceIn(answer) }) };
}

const sent = uncachedQuery(bookCall);

/**
 * The request has no id to look it up by. So the orders that the activity log has before it are remembered, and one more
 * for that account afterwards is this one, unless another tab or an earlier order has claimed it.
 */
export function createBookOrder(
  request: BookRequest,
  note: FormNote = createFormNote(notedAs[request.kind]),
): AppThunk<BookOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party, kind, account } = request;

    async function ordersOnFile(): Promise<Answer<readonly ActivityItem[]>> {
      const today = londonDayOf(clock.businessNow());
      // Since yesterday, in case midnight passes between question and order.
      const days = { from: addDays(today, -1), to: today };
      const answer = await dispatch(activitiesAsked({ party, type: bookTypes[kind], ...days }, signal));
      if ('error' in answer) return answer;
      return { data: answer.data.items.filter(({ accountNumber }) => accountNumber === account.accountNumber) };
    }

    const order = dispatch(
      createNotedOrder<readonly string[] | undefined, OrderedBook>({
        noting: byMark({ note, mark: () => bookMark(account.accountNumber) }),
        async draft() {
          const answer = await ordersOnFile();
          if ('data' in answer) return { data: answer.data.map(({ reference }) => reference) };
          // Without the activity log, a lost order cannot be looked up. Any other failure means: nothing is sent yet.
          return answer.error.kind === 'refusal' && answer.error.status === 403 ? { data: undefined } : answer;
        },
        confirm: (_known, sentOnce) => dispatch(sent({ request, sentOnce }, signal)),
        async lookUp(known): Promise<Answer<OrderState<OrderedBook>>> {
          if (known === undefined) return { data: { status: 'unclear' } };
          const answer = await ordersOnFile();
          if ('error' in answer) return answer;
          const found = answer.data.find(({ reference }) => !known.includes(reference) && !isClaimed(reference));
          if (found === undefined) return { data: { status: 'unconfirmed' } };
          const { reference: referenceNumber, statusCode } = found;
          const needsAuthoriser = statusCode === 'PENDING_APPROVAL';
          return { data: { status: 'made', made: { needsAuthoriser, referenceNumber } } };
        },
        onResolved(outcome) {
          if (outcome.outcome === 'made' && outcome.made.referenceNumber !== undefined) {
            claimBook(outcome.made.referenceNumber);
          }
        },
        isIdempotent: false,
        stale: staleAfter[kind === 'cheque' ? 'orderChequeBook' : 'orderPayInBook'],
        words: bookTexts,
      }),
    );

    return {
      confirm: () => verifiedAndConfirmed(order, (made) => ({ outcome: 'ordered', ...made })),
    };
  };
}
