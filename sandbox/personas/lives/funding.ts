import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import type { Habit } from './life.ts';
import { paidIn, transferred, type Words } from './paying.ts';
import { monthlyOn, timeBetween } from './rhythm.ts';

/** Tops an account up to a target from another own account, once a month, without using that account's overdraft. */
export function filledUp(
  account: AccountRecord,
  from: AccountRecord,
  terms: Words & { readonly toMinor: number; readonly dayOfMonth: number },
  stream: Stream,
): Habit {
  const { description, reference } = terms;
  return monthlyOn(terms.dayOfMonth, stream, (chance) => ({
    second: timeBetween(chance, 9, 10),
    legs: [
      transferred(
        from.id,
        account.id,
        ({ balanceOf, freeOn }) => wholeHundreds(Math.min(terms.toMinor - balanceOf(account.id), freeOn(from.id))),
        { description, reference },
      ),
    ],
  }));
}

/** Moves the surplus above a target to another own account in the given months. */
export function skimmed(
  account: AccountRecord,
  to: AccountRecord,
  terms: Words & { readonly leaveMinor: number; readonly dayOfMonth: number; readonly months?: readonly number[] },
  stream: Stream,
): Habit {
  const { description, reference } = terms;
  return monthlyOn(
    terms.dayOfMonth,
    stream,
    (chance) => ({
      second: timeBetween(chance, 13, 15),
      legs: [
        transferred(
          account.id,
          to.id,
          ({ freeOn }) => wholeHundreds(freeOn(account.id) - terms.leaveMinor),
          { description, reference },
          account.currency,
        ),
      ],
    }),
    terms.months,
  );
}

/** Regular monthly credits from the same people, of about the same amount. */
export function monthlyPayers(
  account: AccountRecord,
  payers: readonly string[],
  terms: { readonly fromMinor: number; readonly toMinor: number; readonly reference: string },
  streams: (label: string) => Stream,
): Habit[] {
  return payers.map((payer) => {
    const stream = streams(`${account.id} paid by ${payer}`);
    const dayOfMonth = wholeBetween(chanceAt(stream, 0), 1, 12);
    const minor = 5_00 * wholeBetween(chanceAt(stream, 1), terms.fromMinor / 5_00, terms.toMinor / 5_00);
    return monthlyOn(dayOfMonth, stream, (chance) => ({
      second: timeBetween(chance, 7, 11),
      legs: [paidIn('faster', account.id, minor, { description: payer, reference: terms.reference })],
    }));
  });
}

function wholeHundreds(minor: number): number {
  return Math.floor(minor / 100_00) * 100_00;
}
