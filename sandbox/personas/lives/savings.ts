import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { Habit } from './life.ts';
import { paidIn, transferred } from './paying.ts';
import { monthlyOn, onceOn } from './rhythm.ts';

const hour = 3600;
const leastSavedMinor = 2500_00;

/** The first deposit, from the customer's previous bank, on the opening day. */
export function openedWith(account: AccountRecord, minor: number, stream: Stream): Habit {
  return onceOn(dayNumberOf(account.openedOn), stream, () => ({
    second: 10 * hour,
    legs: [
      paidIn('faster', account.id, minor, { description: 'Opening deposit', reference: 'OPENING' }, account.currency),
    ],
  }));
}

/**
 * Keeps a current account between two balances, once a month: above `highMinor` the surplus is saved, below
 * `lowMinor` it is topped up to `lowMinor` as far as the savings reach, which keep `leastSavedMinor`.
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
        transferred(spending.id, savings.id, ({ freeOn }) => wholePounds(freeOn(spending.id) - marks.highMinor), {
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
          ({ freeOn }) => {
            const short = marks.lowMinor - freeOn(spending.id);
            return short <= 0 ? 0 : wholePounds(Math.min(short + 100_00, freeOn(savings.id) - leastSavedMinor));
          },
          { description: 'Transfer from savings', reference: 'TOP UP' },
        ),
      ],
    },
  ]);
}

/** A monthly standing transfer to another own account. */
export function standingTransfer(
  from: AccountRecord,
  to: AccountRecord,
  terms: { readonly minor: number; readonly dayOfMonth: number; readonly reference: string },
  stream: Stream,
): Habit {
  const words = { description: `Transfer to ${to.nickname ?? to.productName}`, reference: terms.reference };
  const legs = [transferred(from.id, to.id, terms.minor, words)];
  return monthlyOn(terms.dayOfMonth, stream, () => ({ second: 7 * hour, legs }));
}

/** Moves part of one account's balance to another once a year. */
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
