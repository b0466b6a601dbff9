import { answerStep, challengeBy, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { anAccount, dayFromState, fromState } from '#contracts/consumer/wire.ts';
import { exampleDays, type StateDay } from '#contracts/driver/bank-days.ts';
import type { OperationId } from '#contracts/driver/contract.ts';
import {
  anAccountNumber,
  anOrder,
  aPayee,
  balance,
  largeOrder,
  orderBody,
  type ScheduleName,
  scheduleIn,
} from '#contracts/states/payees/payee-orders.ts';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { PaymentOrder, PaymentOutcome, Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type Verification } from '#src/api/payments/payment-run.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

// Orders for payments and instructions, as the app keeps them and as it sends them.

export const persona = 'private-customer';
export const aGroup = '5D0C71E8A42B96F3';
export const aPayeeId = 'E8134B7F0A92C65D';
/** An amount that needs a code, and a customer who has it. */
export const large = { pounds: largeOrder.pounds };
export const wealthy = 'racing-owner';
export const ordered = { ...anOrder, reference: anOrder.reference as string };

type Ordered = typeof ordered;

/** Changes to the default order. */
export interface Wish extends Partial<Ordered> {
  readonly party?: PartyId | false;
  readonly schedule?: ScheduleName;
  readonly isNewPayee?: boolean;
  /** In place of the schedule's own dates. */
  readonly startDate?: string;
  readonly endDate?: string;
}

export function orderOf({ party = false, isNewPayee = false, ...wish }: Wish = {}): PaymentOrder {
  const { pounds, reference } = { ...ordered, ...wish };
  return {
    party,
    from: account({
      id: asId<AccountId>(anAccount),
      accountNumber: anAccountNumber,
      availableBalance: money(Math.round(Number(balance) * 100), 'GBP'),
    }),
    to: { groupId: aGroup, id: asId<PayeeId>(aPayeeId), sortCode: aPayee.sortCode },
    isNewPayee,
    amount: money(Math.round(pounds * 100), 'GBP'),
    reference,
    schedule: scheduleOf(wish),
    confirms: 'pay somebody',
  };
}

function scheduleOf({ schedule, ...wish }: Wish): Schedule {
  if (schedule === undefined) return { kind: 'now' };
  const { frequency, startDate, endDate } = { ...scheduleIn(schedule, exampleDays), ...wish };
  const startOn = calendarDay(startDate);
  if (endDate === null || frequency === '10') return { kind: 'later', on: startOn };
  return { kind: 'regular', startOn, frequency, endOn: calendarDay(endDate) };
}

/** The app's request body, with the state's tokens. */
export function bodyOf(stage: 0 | 1, { schedule, startDate, endDate, ...wish }: Wish = {}, from = 'currentAccount') {
  const tokens = {
    from: fromState(from, anAccount),
    groupId: fromState('group', aGroup),
    payeeId: fromState('payee', aPayeeId),
  };
  const { pounds, reference } = { ...ordered, ...wish };
  const days = { startDay: dayFromState('startDay'), endDay: dayFromState('endDay') };
  return {
    ...orderBody<unknown>(tokens, stage, { pounds, reference }, schedule, days),
    ...(startDate !== undefined && { startDate: sameDayFromState(startDate) }),
    ...(endDate !== undefined && { endDate: sameDayFromState(endDate) }),
  };
}

/** @throws Error for a day that no state hands out. */
function sameDayFromState(day: string) {
  const name = stateDays.find((one) => exampleDays[one] === day);
  if (name === undefined) throw new Error(`No state hands out the ${day}.`);
  return dayFromState(name);
}

const stateDays = Object.keys(exampleDays) as StateDay[];

/** The same with invented tokens, for calls that are refused before they are read. */
export function strangeBody(stage: 0 | 1, schedule?: ScheduleName) {
  return orderBody({ from: anAccount, groupId: aGroup, payeeId: aPayeeId }, stage, ordered, schedule);
}

export async function verify(app: CustomerApp, wish?: Wish): Promise<Verification> {
  return app.store.dispatch(createPaymentRun(orderOf(wish))).verify();
}

export async function pay(app: CustomerApp, wish?: Wish): Promise<PaymentOutcome> {
  const run = app.store.dispatch(createPaymentRun(orderOf(wish)));
  const verified = await run.verify();
  return verified.status === 'refused' ? { outcome: 'refused', error: verified.error } : run.confirm();
}

/** An app that was asked for a code, in the contract's example, and has sent the customer's to Pact's mock server. */
export async function confirmedWithCode(mockServer: string, operation: OperationId, wish: Wish) {
  const app = await openApp(mockServer, operation, {
    earlier: 1,
    others: { [operation]: () => challengeBy(operation, 'OTP') },
  });
  const outcome = pay(app, wish);
  await step(app);
  await answerStep(app, exampleAnswer.otp);
  return { app, outcome };
}

export const exampleAnswer = { authType: 'OTP', otp: '204816', referenceNo: '21303' };

/** Every response is lost on its way to the app. */
export function lost(): never {
  throw new TypeError('Failed to fetch');
}
