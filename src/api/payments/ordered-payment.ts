import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { dayOf, type Fields, fieldsOf, moneyOf, textOf, tokenOf } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import { isFrequencyCode } from '#src/rules/repeat-frequencies.ts';
import { toPaymentState } from './payment-answers.ts';
import { stateCall } from './payment-calls.ts';
import type { Schedule } from './payment-order.ts';
import type { DoneOutcome, PaymentKind, PaymentRef } from './payment-outcome.ts';

/** A payment as the bank has it, with everything a receipt needs. */
export interface OrderedPayment {
  readonly from: { readonly id?: AccountId | undefined; readonly accountNumber: string };
  readonly payee: OrderedPayee;
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
export function toOrderedPayment(answer: unknown, kind: PaymentKind): OrderedPayment | undefined {
  const details = fieldsOf(fieldsOf(answer).payoutDetails);
  const state = toPaymentState(answer, kind);
  const payee = payeeOf(fieldsOf(details.payeeDetails));
  const amount = moneyOf(details.amount);
  const schedule = kind === 'payout' ? ({ kind: 'now' } as const) : scheduleOf(fieldsOf(details.instructionDetails));
  if (state === undefined || payee === undefined || amount === undefined || schedule === undefined) return undefined;
  const { value, displayValue } = fieldsOf(details.from);
  return {
    from: { id: tokenOf(value) as AccountId | undefined, accountNumber: tokenOf(displayValue) ?? '' },
    payee,
    amount,
    reference: textOf(details.reference) ?? '',
    schedule,
    outcome: outcomeOf(state),
  };
}

function outcomeOf(state: NonNullable<ReturnType<typeof toPaymentState>>): OrderedPayment['outcome'] {
  if (state.state === 'made') return state.made;
  return { outcome: state.state === 'not-made' ? 'not-made' : 'unknown' };
}

function payeeOf({ nickName, accountName, accountNumber, sortCode }: Fields): OrderedPayee | undefined {
  const [called, held] = [textOf(nickName), textOf(accountName)];
  const name = called ?? held;
  if (name === undefined) return undefined;
  return {
    name,
    accountName: called === undefined ? undefined : held,
    accountNumber: tokenOf(accountNumber) ?? '',
    sortCode: tokenOf(sortCode) ?? '',
  };
}

function scheduleOf({ type, frequency, startDate, endDate }: Fields): Schedule | undefined {
  const startOn = dayOf(startDate);
  if (startOn === undefined) return undefined;
  if (type === 'NONREC') return { kind: 'later', on: startOn };
  if (type !== 'REC' || typeof frequency !== 'string' || !isFrequencyCode(frequency)) return undefined;
  const endOn: CalendarDay | undefined = dayOf(endDate);
  return { kind: 'regular', startOn, frequency, ...(endOn !== undefined && { endOn }) };
}

function orderedCall({ kind, ...placed }: PaymentRef & PartyArg): BankCall<OrderedPayment> {
  return { ...stateCall({ kind, ...placed }), read: (answer) => toOrderedPayment(answer, kind) };
}

const orderedPaymentApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderedPayment: build.query({ queryFn: bankQuery(orderedCall) }),
  }),
});

export const { useGetOrderedPaymentQuery } = orderedPaymentApi;
