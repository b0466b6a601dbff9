import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import type { Books, Habit } from '#sandbox/personas/lives/life.ts';
import { paidOut, transferred } from '#sandbox/personas/lives/paying.ts';
import { monthlyOn, weeklyOn } from '#sandbox/personas/lives/rhythm.ts';

const hour = 3600;
const monday = 1;
const leastMinor = 100_00;

/**
 * Every Monday the account is brought to its target: a surplus goes to the reserve, a shortfall comes from it. There
 * is always exactly one transfer, because this account's lines are counted.
 */
export function broughtToMark(
  account: AccountRecord,
  reserve: AccountRecord,
  markMinor: number,
  stream: Stream,
): Habit {
  const over = (books: Books) => books.freeOn(account.id) - markMinor;
  const toReserve = (books: Books) => (over(books) >= 0 ? Math.max(leastMinor, wholeHundreds(over(books))) : 0);
  const fromReserve = (books: Books) =>
    over(books) >= 0
      ? 0
      : Math.max(leastMinor, wholeHundreds(Math.min(-over(books) + leastMinor, books.freeOn(reserve.id))));
  const out = transferred(account.id, reserve.id, toReserve, {
    description: 'Transfer to reserve',
    reference: 'RESERVE',
  });
  const back = transferred(reserve.id, account.id, fromReserve, {
    description: 'Transfer from reserve',
    reference: 'RESERVE',
  });
  return weeklyOn(monday, stream, () => ({ second: 10 * hour, legs: [out, back] }));
}

/** Each quarter half of the reserve's surplus is paid to the owner through the account. */
export function dividend(
  account: AccountRecord,
  reserve: AccountRecord,
  markMinor: number,
  owner: string,
  stream: Stream,
): Habit {
  const amount = (books: Books) =>
    Math.max(leastMinor, wholeHundreds(Math.floor((books.freeOn(reserve.id) - markMinor) / 2)));
  const words = { description: owner, reference: 'DIVIDEND' };
  return monthlyOn(
    25,
    stream,
    () => ({
      second: 11 * hour,
      legs: [
        transferred(reserve.id, account.id, amount, { description: 'Transfer from reserve', reference: 'DIVIDEND' }),
        paidOut('faster', account.id, amount, words),
      ],
    }),
    [1, 4, 7, 10],
  );
}

function wholeHundreds(minor: number): number {
  return Math.floor(minor / 100_00) * 100_00;
}
