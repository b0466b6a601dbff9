import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { anAccount, dayFromState, fromState } from '#contracts/consumer/wire.ts';
import { exampleDays, type StateDay } from '#contracts/driver/bank-days.ts';
import { anAccountNumber, anOrder, type ScheduleName, scheduleIn } from '#contracts/states/payees/payee-orders.ts';
import { anotherAccountNumber, transferBody } from '#contracts/states/transfers/transfer-orders.ts';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { PaymentOutcome, Schedule, TransferOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type Verification } from '#src/api/payments/payment-run.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

// Transfers as the app keeps them and as it sends them.

const savings = '77C1F0A25B9E4D3866F20D1E8A94C7B350FF12AB34CD56EF78901234';

/** Changes to the default transfer. */
export interface TransferWish extends Partial<typeof anOrder> {
  readonly party?: PartyId | false;
  readonly schedule?: ScheduleName;
  /** In place of the schedule's own first day. */
  readonly startDate?: string;
}

/** The state's accounts by name. */
export interface Between {
  readonly from?: string;
  readonly to?: string;
}

function orderOf({ party = false, schedule, startDate, ...wish }: TransferWish): TransferOrder {
  const { pounds, reference } = { ...anOrder, ...wish };
  return {
    party,
    from: account({ id: asId<AccountId>(anAccount), accountNumber: anAccountNumber }),
    toAccount: { id: asId<AccountId>(savings), accountNumber: anotherAccountNumber },
    amount: money(Math.round(pounds * 100), 'GBP'),
    reference,
    schedule: scheduleOf(schedule, startDate),
    confirms: 'transfer something',
  };
}

function scheduleOf(name: ScheduleName | undefined, startDate: string | undefined): Schedule {
  if (name === undefined) return { kind: 'now' };
  const { frequency, endDate, ...written } = scheduleIn(name, exampleDays);
  const startOn = calendarDay(startDate ?? written.startDate);
  if (endDate === null || frequency === '10') return { kind: 'later', on: startOn };
  return { kind: 'regular', startOn, frequency, endOn: calendarDay(endDate) };
}

/** The app's request body, with the state's tokens. */
export function transferBodyOf(
  { schedule, startDate, ...wish }: TransferWish = {},
  { from = 'currentAccount', to = 'savingsAccount' }: Between = {},
) {
  const { pounds, reference } = { ...anOrder, ...wish };
  const days = { startDay: dayFromState('startDay'), endDay: dayFromState('endDay') };
  const tokens = { from: fromState(from, anAccount), to: fromState(to, savings) };
  return {
    ...transferBody<unknown>(tokens, { pounds, reference }, schedule, days),
    ...(startDate !== undefined && { startDate: sameDayFromState(startDate) }),
  };
}

/** @throws Error for a day that no state hands out. */
function sameDayFromState(day: string) {
  const name = (Object.keys(exampleDays) as StateDay[]).find((one) => exampleDays[one] === day);
  if (name === undefined) throw new Error(`No state hands out the ${day}.`);
  return dayFromState(name);
}

/** The same with invented tokens, for calls that are refused before they are read. */
export function strangeTransferBody(schedule?: ScheduleName) {
  return transferBody({ from: anAccount, to: savings }, anOrder, schedule);
}

export async function verifyTransfer(app: CustomerApp, wish: TransferWish = {}): Promise<Verification> {
  return app.store.dispatch(createPaymentRun(orderOf(wish))).verify();
}

export async function transfer(app: CustomerApp, wish: TransferWish = {}): Promise<PaymentOutcome> {
  const run = app.store.dispatch(createPaymentRun(orderOf(wish)));
  const verified = await run.verify();
  return verified.status === 'refused' ? { outcome: 'refused', error: verified.error } : run.confirm();
}
