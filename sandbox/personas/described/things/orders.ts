import { firstRunOf, runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { FrequencyCode } from '#sandbox/bank/records/instruction.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import { addDays, type CalendarDay, daysBetween, instantInLondon } from '#src/kernel/calendar.ts';
import type { Ground } from './ground.ts';
import { type Planned, plansIn, refused } from './planned.ts';
import { type Ends, endsOf } from './recipients.ts';
import { frequencies, type Runs, runsBefore } from './runs.ts';

type Standing = NonNullable<Description['standingOrders']>[number];
type Future = NonNullable<Description['futurePayments']>[number];

/** An order for later, regular or single. */
export interface OrderPlan extends Ends, Runs {
  readonly where: string;
  readonly alias: string;
  /** Undefined until it is drawn. */
  readonly minor: number | undefined;
  readonly reference: string;
  readonly frequency: FrequencyCode;
  readonly nextOn: CalendarDay;
  readonly endOn: CalendarDay | null;
  /** Undefined where that follows from the amount. */
  readonly fails: boolean | undefined;
  readonly cancelled: boolean;
}

const usualOrder: Standing = { every: 'month', next: 7, missed: 0, fails: false, cancelled: false };
const usualPayment: Future = { in: 12, fails: false, cancelled: false };

/** Standing orders and future payments; one of each where nothing is said and something can be paid. */
export function plannedOrders(ground: Ground): readonly Planned<OrderPlan>[] {
  const { standingOrders, futurePayments } = ground.customer.description;
  return [
    ...(standingOrders?.map((said, place) => standing(ground, said, place)) ??
      ifPossible(ground, standing(ground, usualOrder, 0))),
    ...(futurePayments?.map((said, place) => future(ground, said, place)) ??
      ifPossible(ground, future(ground, usualPayment, 0))),
  ];
}

/** Nobody has asked for it. */
function ifPossible(ground: Ground, planned: Planned<OrderPlan>): readonly Planned<OrderPlan>[] {
  return plansIn([planned])
    .filter((plan) => drawnMinor(ground, plan) >= least)
    .map((plan) => ({ plan }));
}

/** Less is not worth an order. */
const least = 1_00;

/** A small part of what is there, so that it can be paid. */
export function drawnMinor({ customer }: Ground, { alias, from }: Pick<OrderPlan, 'alias' | 'from'>): number {
  const there = (from.wanted.balanceMinor ?? 0) + from.record.overdraftMinor;
  const drawn = 50 * customer.casting.between(`amount ${alias}`, 40, 300);
  return Math.min(drawn, Math.floor(there / 50));
}

function standing(ground: Ground, said: Standing, place: number): Planned<OrderPlan> {
  const where = `standingOrders[${place}]`;
  const frequency = frequencies[said.every];
  const ends = endsOf(ground, said, where, 'regularly');
  if ('objections' in ends) return ends;
  const { made } = ground.customer;
  const meantOn = addDays(made.on, said.next);
  const runs = runsBefore(meantOn, frequency, said.missed);
  const latest = said.cancelled || made.at < instantInLondon(made.on, '06:00') ? addDays(made.on, -1) : made.on;
  if ((runs.behind.at(-1) ?? '') > latest) {
    return refused(`${where}.next`, 'The latest payment would be ahead.', ...shorter(said.next));
  }
  if (runs.startOn <= ends.plan.from.record.openedOn) {
    return refused(`${where}.missed`, 'The account was not open then.', 'fewer', 'an account opened earlier');
  }
  const endOn = said.ends === undefined ? null : addDays(made.on, said.ends);
  if (firstRunOf({ startOn: meantOn, endOn }) === undefined) {
    const first = daysBetween(made.on, sameOrNextWorkingDay(meantOn));
    return refused(`${where}.ends`, 'It ends before its next payment.', `${first} or more`);
  }
  return planned(ground, said, {
    where,
    ...ends.plan,
    ...runs,
    frequency,
    nextOn: sameOrNextWorkingDay(meantOn),
    endOn,
    place,
  });
}

function shorter(next: number): readonly string[] {
  return next === 1 ? ['not cancelled'] : ['a smaller number of days', 'a longer time between payments'];
}

function future(ground: Ground, said: Future, place: number): Planned<OrderPlan> {
  const where = `futurePayments[${place}]`;
  const ends = endsOf(ground, said, where, 'once');
  if ('objections' in ends) return ends;
  const startOn = addDays(ground.customer.made.on, said.in);
  const days = { startOn, behind: [], nextOn: sameOrNextWorkingDay(startOn), endOn: null };
  return planned(ground, said, { where, ...ends.plan, ...days, frequency: '10', place });
}

type Known = Omit<OrderPlan, 'alias' | 'minor' | 'reference' | 'fails' | 'cancelled'> & { readonly place: number };

function planned(
  { customer }: Ground,
  said: Pick<Standing, 'alias' | 'amount' | 'reference' | 'fails' | 'cancelled'>,
  { place, ...known }: Known,
): Planned<OrderPlan> {
  const { where, from, frequency } = known;
  const alias = said.alias ?? `${frequency === '10' ? 'future-payment' : 'standing-order'}-${place + 1}`;
  if (/-run-\d/.test(alias))
    return refused(`${where}.alias`, 'Such an alias is that of a payment made.', 'another alias');
  if (said.cancelled && said.fails) {
    return refused(`${where}.fails`, 'Nothing is paid of what is cancelled.', 'false', 'cancelled: false');
  }
  if (from.record.frozen && said.fails === false && !said.cancelled) {
    return refused(`${where}.from`, 'A frozen account pays nothing.', 'another account', 'fails: true');
  }
  const minor = said.amount === undefined ? undefined : minorOf(said.amount);
  if (minor === 0) return refused(`${where}.amount`, 'This is more than nothing.', '0.01 or more');
  const reference = said.reference ?? customer.names.reference(`${where} ${alias}`);
  const { fails, cancelled } = said;
  return { plan: { ...known, alias, minor, reference, fails, cancelled } };
}

/** The days from the next to that one on which the order runs. */
export function runsUntil(plan: OrderPlan, day: CalendarDay): number {
  if (plan.cancelled) return 0;
  let runs = 0;
  for (let on: CalendarDay | undefined = plan.nextOn; on !== undefined && on <= day; on = runAfter(plan, on)) runs += 1;
  return runs;
}
