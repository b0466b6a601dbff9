import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import { monthsAfter } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { DescribedAccount } from './description.ts';
import { minorOf } from './description-words.ts';

/** Accounts with an end: loans, mortgages and bonds. */

type Kind = AccountRecord['kind'];

/** The months of a loan, a mortgage and the bonds, from the first day to the last. */
export const termMonths: Partial<Readonly<Record<ProductName, number>>> = {
  loan: 48,
  mortgage: 240,
  bond: 36,
  bondOneYear: 12,
  bondTwoYears: 24,
};

export function kindOf({ product }: Pick<DescribedAccount, 'product'>): Kind {
  return products[product].kind;
}

export function isLent(account: Pick<DescribedAccount, 'product'>): boolean {
  return kindOf(account) === 'LN' || kindOf(account) === 'MO';
}

export function isTerm(account: DescribedAccount): boolean {
  return kindOf(account) === 'TD' || isLent(account);
}

export function principalOf(
  said: DescribedAccount,
  {
    opened,
    madeOn,
    drawnMinor,
  }: { readonly opened: CalendarDay; readonly madeOn: CalendarDay; readonly drawnMinor: number },
): number {
  if (said.principal !== undefined) return minorOf(said.principal);
  if (said.balance === undefined) return drawnMinor;
  const balance = Math.abs(minorOf(said.balance));
  if (!isLent(said)) return balance;
  return Math.max(1_000_00, Math.ceil(balance / stillOwed(said, opened, madeOn) / 1_000_00) * 1_000_00);
}

/** The share of a level-instalment loan that is still owed. By multiplication alone, which every engine does alike. */
function stillOwed(said: DescribedAccount, opened: CalendarDay, madeOn: CalendarDay): number {
  const matures = said.matures ?? monthsAfter(opened, termMonths[said.product] ?? 48);
  const [months, passed] = [wholeMonths(opened, matures), wholeMonths(opened, madeOn)];
  const rate =
    (said.interestRate === undefined ? products[said.product].interestBasisPoints : minorOf(said.interestRate)) /
    120_000;
  let [grown, grownSoFar] = [1, 1];
  for (let month = 1; month <= months; month += 1) {
    grown *= 1 + rate;
    if (month === passed) grownSoFar = grown;
  }
  const share = rate === 0 ? 1 - passed / months : (grown - grownSoFar) / (grown - 1);
  return Math.max(0.01, share);
}

function wholeMonths(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(1, monthOf(to) - monthOf(from));
}
