import type { AccountRecord } from '#sandbox/bank/records.ts';
import type { Stream } from '../chance.ts';
import { dayNumberOf } from '../time/story-day.ts';
import { interestPaid } from './interest.ts';
import type { Habit } from './life.ts';
import { paidIn, transferred } from './paying.ts';
import { monthlyOn, onceOn, onceSettledOn } from './rhythm.ts';

const hour = 3600;

/** The first deposit, from the customer's former bank, on the day the account opens. */
export function openedWith(account: AccountRecord, minor: number, stream: Stream): Habit {
  return onceOn(dayNumberOf(account.openedOn), stream, () => ({
    second: 10 * hour,
    legs: [
      paidIn('faster', account.id, minor, { description: 'Opening deposit', reference: 'OPENING' }, account.currency),
    ],
  }));
}

/**
 * Keeps a spending account between two marks, once a month: what is over `highMinor` is saved, and below `lowMinor`
 * it is filled up to that mark again as far as the savings reach.
 */
export function keptBetween(
  spending: AccountRecord,
  savings: AccountRecord,
  marks: { readonly lowMinor: number; readonly highMinor: number; readonly dayOfMonth: number },
  stream: Stream,
): Habit {
  const wholePounds = (minor: number) => Math.floor(minor / 100_00) * 100_00;
  return monthlyOn(marks.dayOfMonth, stream, () => [
    {
      second: 11 * hour,
      legs: [
        transferred(spending.id, savings.id, ({ balanceOf }) => wholePounds(balanceOf(spending.id) - marks.highMinor), {
          description: 'Transfer to savings',
          reference: 'SAVINGS',
        }),
      ],
    },
    {
      second: 11 * hour + 600,
      legs: [
        transferred(
          savings.id,
          spending.id,
          ({ balanceOf }) => {
            const short = marks.lowMinor - balanceOf(spending.id);
            return short <= 0 ? 0 : wholePounds(Math.min(short + 100_00, balanceOf(savings.id)));
          },
          { description: 'Transfer from savings', reference: 'TOP UP' },
        ),
      ],
    },
  ]);
}

/** Once a year, some of what has gathered in one account is put by in another. */
export function putByYearly(
  from: AccountRecord,
  to: AccountRecord,
  terms: {
    readonly month: number;
    readonly leaveMinor: number;
    readonly mostMinor: number;
    readonly reference: string;
  },
  stream: Stream,
): Habit {
  return monthlyOn(
    10,
    stream,
    () => ({
      second: 13 * hour,
      legs: [
        transferred(
          from.id,
          to.id,
          ({ balanceOf }) => Math.min(terms.mostMinor, balanceOf(from.id) - terms.leaveMinor),
          {
            description: 'Transfer to savings',
            reference: terms.reference,
          },
        ),
      ],
    }),
    [terms.month],
  );
}

/** A bond: deposited at once, interest added every year on its day, and all of it paid out when it matures. */
export function fixedRateBond(bond: AccountRecord, payOutTo: AccountRecord, stream: Stream): Habit[] {
  const { principalMinor, maturesOn } = bond;
  if (principalMinor === null || maturesOn === null) throw new TypeError(`${bond.id} is no bond: no sum or no end`);
  const opened = dayNumberOf(bond.openedOn);
  const matures = dayNumberOf(maturesOn);
  const monthAndDay = { month: Number(bond.openedOn.slice(5, 7)), dayOfMonth: Number(bond.openedOn.slice(8, 10)) };
  const yearly = monthlyOn(
    monthAndDay.dayOfMonth,
    stream,
    (_, day) => (day.number > opened ? { second: 6 * hour + 300, legs: [interestPaid(bond)] } : []),
    [monthAndDay.month],
  );
  const paidOut = onceSettledOn(matures, stream, () => ({
    second: 6 * hour + 600,
    legs: [
      transferred(bond.id, payOutTo.id, ({ balanceOf }) => balanceOf(bond.id), {
        description: 'Fixed rate bond matured',
        reference: 'MATURITY',
      }),
    ],
  }));
  const deposited = onceOn(opened, stream, () => ({
    second: 10 * hour,
    legs: [paidIn('faster', bond.id, principalMinor, { description: 'Bond deposit', reference: 'BOND' })],
  }));
  return [deposited, yearly, paidOut];
}
