import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import { type Bill, directDebits, householdBills } from '#sandbox/personas/lives/bills.ts';
import type { Habit } from '#sandbox/personas/lives/life.ts';
import { withArranged } from '#sandbox/personas/lives/rhythm.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { accountCalled, aliasesOf } from './ground.ts';
import { type Planned, plansIn, refused } from './planned.ts';

/** Unless any are described. */
const usualCount = 4;

/** Days before the customer was made on which those were cancelled that are. */
const cancelledDaysAgo = 9;

type DescribedDebit = NonNullable<Description['directDebits']>[number];

export interface DirectDebitPlan {
  /** The account's alias. */
  readonly from: string;
  readonly habit: Habit;
  readonly id: string;
  /** Days on which it was not paid. */
  readonly missed: readonly number[];
  readonly isCancelled: boolean;
}

export function plannedDebits(customer: Making): readonly Planned<DirectDebitPlan>[] {
  const payers = customer.accounts.filter(({ record }) => mayBeCollectedFrom(record));
  const said = customer.description.directDebits;
  if (said !== undefined) return said.map((each, place) => plannedDebit(customer, payers, each, place));
  const [payer] = payers.filter(({ wanted }) => wanted.habits !== 'quiet' && wanted.habits !== 'none');
  if (payer === undefined) return [];
  return Array.from({ length: usualCount }, (_, place) =>
    plannedDebit(customer, [payer], { missed: 0, cancelled: false }, place),
  );
}

function mayBeCollectedFrom({ kind, currency }: MadeAccount['record']): boolean {
  return currency === 'GBP' && (kind === 'CA' || kind === 'RA');
}

function plannedDebit(
  customer: Making,
  payers: readonly MadeAccount[],
  said: DescribedDebit,
  place: number,
): Planned<DirectDebitPlan> {
  const where = `directDebits[${place}]`;
  const account = said.from === undefined ? payers[0] : accountCalled({ customer }, said.from);
  if (account === undefined || !payers.includes(account)) {
    const reason = 'Direct debits are collected from current and racing accounts in pounds.';
    return refused(`${where}.from`, reason, ...aliasesOf(payers));
  }
  const bill = billOf(customer, said, place);
  const isTwice = (customer.description.directDebits ?? []).some(
    (other, before) =>
      before < place &&
      other.originator !== undefined &&
      other.originator === said.originator &&
      (other.from ?? payers[0]?.wanted.alias) === account.wanted.alias &&
      billOf(customer, other, before).dayOfMonth === bill.dayOfMonth,
  );
  if (isTwice) return refused(`${where}.dayOfMonth`, 'This originator collects on that day already.', 'another day');
  const [collected] = directDebits(account.record.id, [bill], customer.casting.streams);
  const id = collected?.arranged?.id;
  if (collected === undefined || id === undefined) return { objections: [] };
  const opens = dayNumberOf(customer.made.on);
  const until = said.cancelled ? opens - cancelledDaysAgo : opens;
  const due = daysOf(collected, dayNumberOf(account.record.openedOn) + 1, until);
  if (said.missed > due.length) {
    return refused(`${where}.missed`, 'It has not been due so often.', `up to ${due.length}`);
  }
  const missed = said.missed === 0 ? [] : due.slice(-said.missed);
  const habit = withoutDays(collected, missed, said.cancelled ? until : Number.POSITIVE_INFINITY);
  return { plan: { from: account.wanted.alias, habit, id, missed, isCancelled: said.cancelled } };
}

/** One of the usual household bills, under another name, where it is not said otherwise. */
function billOf({ casting, names }: Making, said: DescribedDebit, place: number): Bill {
  const first = casting.between('direct debits', 0, householdBills.length - 1);
  const usual = householdBills[(first + place) % householdBills.length] as Bill;
  const { step: _, variation: __, ...dates } = usual;
  const minor = said.amount === undefined ? undefined : minorOf(said.amount);
  const months = said.months ?? (said.amount === undefined ? usual.months : undefined);
  const { months: ___, ...plain } = minor === undefined ? usual : { ...dates, from: minor, to: minor };
  return {
    ...plain,
    payee: said.originator ?? names.company(`originator ${place + 1}`),
    dayOfMonth: said.dayOfMonth ?? usual.dayOfMonth,
    ...(months === undefined ? {} : { months: [...months].sort((left, right) => left - right) }),
    ...(said.reference === undefined ? {} : { reference: said.reference }),
  };
}

function daysOf(habit: Habit, from: number, until: number): readonly number[] {
  const due: number[] = [];
  for (let number = from; number < until; number += 1) if (habit(personaDay(number)).length > 0) due.push(number);
  return due;
}

function withoutDays(habit: Habit, missed: readonly number[], until: number): Habit {
  const left: Habit = (day) => (day.number >= until || missed.includes(day.number) ? [] : habit(day));
  return habit.arranged === undefined ? left : withArranged(left, habit.arranged);
}

/** The records as the history has them, with what was not paid, and what is cancelled. */
export function withStates(found: readonly DirectDebitRecord[], customer: Making): readonly DirectDebitRecord[] {
  const plans = plansIn(plannedDebits(customer));
  const opens = dayNumberOf(customer.made.on);
  return found.map((record) => {
    const plan = plans.find(({ id }) => id === record.id);
    if (plan === undefined) return record;
    const missedOn = plan.missed.map((number) => personaDay(number).text);
    if (!plan.isCancelled) return { ...record, missedOn };
    const cancelledAt = instantOn(personaDay(opens - cancelledDaysAgo), 15 * 3600);
    return { ...record, missedOn, state: 'cancelled', nextOn: null, cancelledAt };
  });
}
