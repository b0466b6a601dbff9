import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { Objection } from '#sandbox/personas/described/objection.ts';
import { instructionOf } from '#sandbox/personas/instructions/instruction-plan.ts';
import type { Life } from '#sandbox/personas/lives/life.ts';
import { daysBetween } from '#src/kernel/calendar.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { type Funds, type FundsAt, fundsOf } from './funds.ts';
import type { Ground } from './ground.ts';
import { firstNumberOf } from './numbers.ts';
import { drawnMinor, type OrderPlan, plannedOrders, runsUntil } from './orders.ts';
import { plansIn } from './planned.ts';

/** The day before, and the days before that which an order takes to be set up. */
const cancelledDaysAgo = 1;

export function instructionsOf(ground: Ground, life: Life): readonly InstructionRecord[] {
  const { made, userIds, ordinal } = ground.customer;
  const plans = plansIn(plannedOrders(ground));
  const fundsAt = fundsOf(life);
  return plans.map((plan, place) => {
    const { alias, to, reference, frequency, startOn, behind, endOn, cancelled } = plan;
    const startsIn = daysBetween(made.on, startOn);
    const record = instructionOf(
      userIds[0] ?? '',
      made.on,
      {
        alias,
        from: plan.from.record,
        to,
        minor: minorIn(ground, plan, plans, fundsAt),
        reference,
        frequency,
        startsIn,
        missedOn: behind,
        setUpDaysAgo: 3 + Math.max(0, -startsIn),
        firstNumber: firstNumberOf({ ordinal }, 'instructions'),
        ...(endOn === null ? {} : { lastsDays: daysBetween(startOn, endOn) }),
        ...(cancelled ? { cancelledDaysAgo } : {}),
      },
      place,
    );
    return { ...record, userId: plan.by.id };
  });
}

/** What fails asks for far more than there will be. */
function minorIn(ground: Ground, plan: OrderPlan, plans: readonly OrderPlan[], fundsAt: FundsAt): number {
  if (plan.minor !== undefined) return plan.minor;
  if (!plan.fails || plan.from.record.frozen) return Math.max(1_00, drawnMinor(ground, plan));
  const { most } = fundsFor(ground, plan, plans, fundsAt);
  return 10_00 * Math.ceil((2 * Math.max(0, most) + 5_000_00) / 10_00);
}

/** What the account can pay at the order's next run, when the other orders have run. */
function fundsFor(ground: Ground, plan: OrderPlan, plans: readonly OrderPlan[], fundsAt: FundsAt): Funds {
  const { nextOn, from } = plan;
  let { least, most } = fundsAt(from.record, nextOn);
  for (const other of plans) {
    if (other === plan || other.fails) continue;
    const moved = runsUntil(other, nextOn) * (other.minor ?? drawnMinor(ground, other));
    if (other.from.record.id === from.record.id) least -= moved;
    if ('account' in other.to && other.to.account.id === from.record.id) most += moved;
  }
  return { least, most };
}

/** What is said to fail could be paid, or the other way about. */
export function objectionsToFunds(ground: Ground, life: Life): readonly Objection[] {
  const { standingOrders, futurePayments } = ground.customer.description;
  const plans = plansIn(plannedOrders(ground));
  const fundsAt = fundsOf(life);
  const isSaid = ({ frequency }: OrderPlan) => (frequency === '10' ? futurePayments : standingOrders) !== undefined;
  return plans.filter(isSaid).flatMap((plan): readonly Objection[] => {
    const { fails, minor, where, from, cancelled, nextOn } = plan;
    if (cancelled || from.record.frozen || fails === undefined || (fails && minor === undefined)) return [];
    const { least, most } = fundsFor(ground, plan, plans, fundsAt);
    const wanted = minor ?? Math.max(1_00, drawnMinor(ground, plan));
    const text = (sum: number) => decimalText(money(Math.max(0, sum), from.record.currency));
    if (fails) {
      const reason = `There will be as much on ${nextOn}.`;
      return wanted > most ? [] : [{ where: `${where}.amount`, reason, allowed: [`more than ${text(most)}`] }];
    }
    if (wanted <= least) return [];
    const allowed = [...(least > 0 ? [`up to ${text(least)}`] : ['a higher balance']), 'fails: true'];
    return [{ where: `${where}.amount`, reason: `There will not be as much on ${nextOn}.`, allowed }];
  });
}
