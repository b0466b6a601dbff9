import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import { lifeOfDescribed, type Moved } from '#sandbox/personas/described/life.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import type { Habit, Life } from '#sandbox/personas/lives/life.ts';
import { paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { onceOn } from '#sandbox/personas/lives/rhythm.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { paidOnDay, plannedAwaiting } from './awaiting.ts';
import { plannedFiles } from './bulk-files.ts';
import { plannedDebits } from './direct-debits.ts';
import { type Ground, groundOf } from './ground.ts';
import { spentSince } from './paid-today.ts';
import { plansIn } from './planned.ts';

const lives = new WeakMap<Making, Life>();

/** The life of a customer with all that has been collected, authorised and filed. */
export function livedBy(customer: Making): Life {
  const known = lives.get(customer);
  if (known !== undefined) return known;
  const { userIds, accounts, made, casting, names } = customer;
  const ground = groundOf(customer);
  const moved = new Map(accounts.map((account) => [account.wanted.alias, movedOn(ground, account)]));
  const life = lifeOfDescribed({ userId: userIds[0] ?? '', accounts, madeOn: made.on, casting, names, moved });
  lives.set(customer, life);
  return life;
}

function movedOn(ground: Ground, account: MadeAccount): Moved {
  const { customer } = ground;
  const debits = plansIn(plannedDebits(customer)).filter(({ from }) => from === account.wanted.alias);
  return {
    collected: debits.map(({ habit }) => habit),
    paid: [...authorised(ground, account), ...filed(ground, account)],
    spentMinor: spentSince(ground, account.record.id),
  };
}

/** Payments that others authorised on the last working day. */
function authorised(ground: Ground, account: MadeAccount): Habit[] {
  return plansIn(plannedAwaiting(ground))
    .filter((plan) => plan.account === account && plan.kind === 'payment' && plan.decided.outcome === 'authorised')
    .map(({ number, payee, reference, minor }) =>
      paidOnce(ground, account, {
        on: paidOnDay(ground),
        second: (11 * 60 + 25) * 60,
        minor,
        way: 'faster',
        words: { description: payee?.accountName ?? '', reference },
        label: `authorised ${number}`,
      }),
    );
}

/** Files that were paid, each by one debit, as BACS does. */
function filed(ground: Ground, account: MadeAccount): Habit[] {
  return plansIn(plannedFiles(ground))
    .filter((plan) => plan.account === account && plan.file.state === 'completed')
    .map(({ file }) =>
      paidOnce(ground, account, {
        on: file.payOn,
        second: 6 * 3600,
        minor: file.rows.reduce((sum, row) => sum + row.minor, 0),
        way: 'bacs',
        words: { description: `Bulk file ${file.fileName}`, reference: file.id },
        label: file.id,
      }),
    );
}

interface PaidOnce {
  readonly on: CalendarDay;
  readonly second: number;
  readonly minor: number;
  readonly way: 'faster' | 'bacs';
  readonly words: { readonly description: string; readonly reference: string };
  readonly label: string;
}

/** What was not there for it came from elsewhere just before. */
function paidOnce({ customer }: Ground, { record }: MadeAccount, paid: PaidOnce): Habit {
  const { on, second, minor, way, words, label } = paid;
  const lacking = paidIn('faster', record.id, ({ freeOn }) => minor - freeOn(record.id) - record.overdraftMinor, {
    description: 'From savings elsewhere',
    reference: 'TRANSFER',
  });
  return onceOn(dayNumberOf(on), customer.casting.streams(`${record.id} ${label}`), () => ({
    second,
    legs: [lacking, paidOut(way, record.id, minor, words)],
  }));
}
