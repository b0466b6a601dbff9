import { valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import { type PaidSum, paidThisMorning } from '#sandbox/personas/households/paid-this-morning.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { mayPay } from './abilities.ts';
import { accountsThat, type Ground } from './ground.ts';
import { firstNumberOf } from './numbers.ts';
import { type Planned, plansIn, refused } from './planned.ts';
import { type Ends, endsOf } from './recipients.ts';

interface PaidPlan extends Ends {
  readonly payee: PaidSum['payee'];
  readonly minor: number;
  readonly reference: string;
}

export function plannedPaid(ground: Ground): readonly Planned<PaidPlan>[] {
  const { usedToday } = ground.customer.description;
  const planned = usedToday.map((said, place) => plannedSum(ground, said, `usedToday[${place}]`));
  const [first] = plansIn(planned);
  if (first === undefined || isBookedToday(ground)) return planned;
  const { record, wanted } = first.from;
  const there = (wanted.balanceMinor ?? 0) + record.overdraftMinor;
  const held = plansIn(planned).reduce((sum, { minor }) => sum + minor, 0);
  if (held <= there) return planned;
  // No bank works that day: payments are held back, and the balance stays as it is.
  const most = decimalText(money(Math.max(0, there), 'GBP'));
  return [refused('usedToday', 'More is held back than there is.', `${most} in all`, 'a higher balance')];
}

function plannedSum(ground: Ground, said: Description['usedToday'][number], where: string): Planned<PaidPlan> {
  const from = payerIn(ground);
  const ends = endsOf(ground, { ...said, ...(from === undefined ? {} : { from }) }, where, 'at-once');
  if ('objections' in ends) return ends;
  const { to } = ends.plan;
  if (hasMandate(ground, ends.plan.from)) {
    return refused(where, 'Others must authorise what this entity pays.', 'a payee of an entity without a mandate');
  }
  const minor = minorOf(said.amount);
  if (minor === 0) return refused(`${where}.amount`, 'This is more than nothing.', '0.01 or more');
  if (!('payee' in to)) return { objections: [] };
  return { plan: { ...ends.plan, payee: to.payee, minor, reference: ground.customer.names.reference(where) } };
}

/** The first account that pays by itself. */
function payerIn(ground: Ground): string | undefined {
  const able = accountsThat(ground, (account) => mayPay(account) && !account.frozen);
  return (able.find((account) => !hasMandate(ground, account)) ?? able[0])?.wanted.alias;
}

function hasMandate({ customer }: Ground, { record }: MadeAccount): boolean {
  return customer.entities.some(({ party }) => party.id === record.partyId && party.mandate !== undefined);
}

/** Otherwise payments are held back until a working day. */
function isBookedToday({ customer }: Ground): boolean {
  return valueDayOf(instantInLondon(customer.made.on, '00:00'), 'ok').timing === 'same-day';
}

/** What has left an account since midnight, and must have been there before. */
export function spentSince(ground: Ground): { readonly accountId: string; readonly minor: number } | undefined {
  const paid = plansIn(plannedPaid(ground));
  const [first] = paid;
  if (first === undefined || !isBookedToday(ground)) return undefined;
  return { accountId: first.from.record.id, minor: paid.reduce((sum, { minor }) => sum + minor, 0) };
}

export function paidToday(ground: Ground): Pick<Cast, 'payments' | 'doneToday'> {
  const [first, ...others] = plansIn(plannedPaid(ground));
  if (first === undefined) return {};
  const payer = {
    userId: first.by.id,
    account: first.from.record,
    firstNumber: firstNumberOf(ground.customer, 'paidToday'),
  };
  const sums = [first, ...others].map(({ payee, minor, reference }) => ({ payee, minor, reference }));
  return paidThisMorning(payer, ground.customer.made.on, sums);
}
