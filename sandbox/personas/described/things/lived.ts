import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import { lifeOfDescribed, type Moved } from '#sandbox/personas/described/life.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import type { Habit, Life } from '#sandbox/personas/lives/life.ts';
import { paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { onceOn } from '#sandbox/personas/lives/rhythm.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type AwaitingPlan, paidOnDay, plannedAwaiting } from './awaiting.ts';
import { type BulkPlan, plannedFiles } from './bulk-files.ts';
import { type DirectDebitPlan, plannedDebits } from './direct-debits.ts';
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
  const plans: Plans = {
    debits: plansIn(plannedDebits(customer)),
    awaiting: plansIn(plannedAwaiting(ground)),
    files: plansIn(plannedFiles(ground)),
  };
  const spent = spentSince(ground);
  const moved = new Map(
    accounts.map((account) => [
      account.wanted.alias,
      { ...movedOn(ground, account, plans), spentMinor: spent?.accountId === account.record.id ? spent.minor : 0 },
    ]),
  );
  const life = lifeOfDescribed({ userId: userIds[0] ?? '', accounts, madeOn: made.on, casting, names, moved });
  lives.set(customer, life);
  return life;
}

/** What moves money before the customer is made. */
interface Plans {
  readonly debits: readonly DirectDebitPlan[];
  readonly awaiting: readonly AwaitingPlan[];
  readonly files: readonly BulkPlan[];
}

function movedOn(ground: Ground, account: MadeAccount, plans: Plans): Omit<Moved, 'spentMinor'> {
  const debits = plans.debits.filter(({ from }) => from === account.wanted.alias);
  return {
    collected: debits.map(({ habit }) => habit),
    paid: [...authorised(ground, account, plans), ...filed(ground, account, plans)],
  };
}

/** Payments that others authorised on the last working day. */
function authorised(ground: Ground, account: MadeAccount, { awaiting }: Plans): Habit[] {
  return awaiting
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
function filed(ground: Ground, account: MadeAccount, { files }: Plans): Habit[] {
  return files
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
