import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { dayOf, fieldsOf, idOf, moneyOf, textOf, tokenOf, type Wire, type WireFields } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import { isFrequencyCode } from '#src/rules/repeat-frequencies.ts';
import { detailsIn, type StateAnswer, type StateFields, toPaymentState } from './payment-answers.ts';
import { orderStateCall } from './payment-calls.ts';
import { type DoneOutcome, isForLater, isTransfer, type PaymentRef, type Schedule } from './payment-order.ts';

interface OrderedAccount {
  readonly id?: AccountId | undefined;
  readonly accountNumber: string;
}

/** A payment or transfer as the bank has it, with everything a receipt needs. */
export interface OrderedPayment {
  readonly from: OrderedAccount;
  readonly recipient: ({ readonly kind: 'payee' } & OrderedPayee) | ({ readonly kind: 'own-account' } & OrderedAccount);
  readonly amount: Money;
  readonly reference: string;
  readonly schedule: Schedule;
  /** `unknown`: unconfirmed, or in a state unknown to the app. */
  readonly outcome: DoneOutcome | { readonly outcome: 'not-made' } | { readonly outcome: 'unknown' };
}

interface OrderedPayee {
  readonly name: string;
  /** Set if the customer's name for the payee differs. */
  readonly accountName?: string | undefined;
  readonly accountNumber: string;
  readonly sortCode: string;
}

/** Undefined if anything a receipt needs is missing. */
export function toOrderedPayment(answer: StateAnswer, kind: PaymentKind): OrderedPayment | undefined {
  const details = detailsIn(answer, kind);
  const state = toPaymentState(answer, kind);
  const recipient = isTransfer(kind) ? ownAccountOf(details) : payeeOf(fieldsOf(details.payeeDetails));
  const amount = moneyOf(details.amount);
  const schedule = isForLater(kind) ? scheduleOf(details) : ({ kind: 'now' } as const);
  if (state === undefined || recipient === undefined || amount === undefined || schedule === undefined)
    return undefined;
  return {
    from: accountOf(details.debitAccountId ?? details.from),
    recipient,
    amount,
    reference: textOf(details.reference) ?? textOf(details.remarks) ?? '',
    schedule,
    outcome: outcomeOf(state),
  };
}

function outcomeOf(state: NonNullable<ReturnType<typeof toPaymentState>>): OrderedPayment['outcome'] {
  if (state.status === 'made') return state.made;
  return { outcome: state.status === 'not-made' ? 'not-made' : 'unknown' };
}

function accountOf(masked: Wire<'MaskedId'>): OrderedAccount {
  const { value, displayValue } = fieldsOf(masked);
  return { id: idOf<AccountId>(value), accountNumber: tokenOf(displayValue) ?? '' };
}

function ownAccountOf({ creditAccountId }: StateFields): OrderedPayment['recipient'] | undefined {
  const account = accountOf(creditAccountId);
  return account.id === undefined && account.accountNumber === '' ? undefined : { kind: 'own-account', ...account };
}

function payeeOf({
  nickName,
  accountName,
  accountNumber,
  sortCode,
}: WireFields<'PayoutPayee'>): OrderedPayment['recipient'] | undefined {
  const [called, held] = [textOf(nickName), textOf(accountName)];
  const name = called ?? held;
  if (name === undefined) return undefined;
  return {
    kind: 'payee',
    name,
    accountName: called === undefined ? undefined : held,
    accountNumber: tokenOf(accountNumber) ?? '',
    sortCode: tokenOf(sortCode) ?? '',
  };
}

function scheduleOf({ instructionDetails }: StateFields): Schedule | undefined {
  const { type, frequency, startDate, endDate } = fieldsOf(instructionDetails);
  const startOn = dayOf(startDate);
  if (startOn === undefined) return undefined;
  if (type === 'NONREC') return { kind: 'later', on: startOn };
  if (type !== 'REC' || typeof frequency !== 'string' || !isFrequencyCode(frequency)) return undefined;
  const endOn: CalendarDay | undefined = dayOf(endDate);
  return { kind: 'regular', startOn, frequency, ...(endOn !== undefined && { endOn }) };
}

function orderedCall({ kind, ...placed }: PaymentRef & PartyArg) {
  return bankCall({ ...orderStateCall({ kind, ...placed }), read: (answer) => toOrderedPayment(answer, kind) });
}

export const orderedPaymentApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderedPayment: build.query({ queryFn: bankQuery(orderedCall) }),
  }),
});

export const { useGetOrderedPaymentQuery } = orderedPaymentApi;
