import type { Account } from '#src/api/accounts/account.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, minus, money, plus } from '#src/kernel/money.ts';
import { runsUntil } from '#src/rules/intervals.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

export const outlookDays = 30;

export interface OutlookItem {
  readonly name: string;
  readonly amount: Money;
}

export interface OutlookDay {
  readonly day: CalendarDay;
  readonly items: readonly OutlookItem[];
  /** What is left of today's available balance after this day. */
  readonly left: Money;
}

/** What leaves one account in the next days. Money coming in is not known and not counted. */
export interface AccountOutlook {
  readonly account: Account;
  readonly available: Money;
  readonly total: Money;
  readonly days: readonly OutlookDay[];
  /** The first day that the available balance does not cover. */
  readonly shortOn?: OutlookDay;
}

export interface DayOfOutlook {
  readonly day: CalendarDay;
  readonly leaving: Money;
  /** Whether today's available balance is enough up to and including this day. */
  readonly isCovered: boolean;
}

/** Every day from today on, those on which nothing leaves included. */
export function daysOfOutlook({ available, days, shortOn }: AccountOutlook, today: CalendarDay): DayOfOutlook[] {
  const nothing = money(0, available.currency);
  return Array.from({ length: outlookDays + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    const items = days.find((each) => each.day === day)?.items ?? [];
    return {
      day,
      leaving: items.reduce((sum, { amount }) => plus(sum, amount), nothing),
      isCovered: shortOn === undefined || day < shortOn.day,
    };
  });
}

/** Accounts that run short come first. */
export function outlooksOf(rows: readonly UpcomingRow[], today: CalendarDay): readonly AccountOutlook[] {
  const until = addDays(today, outlookDays);
  const byAccount = new Map<Account, [CalendarDay, OutlookItem][]>();
  for (const { instruction, account, name } of rows) {
    const { amount, statusCode } = instruction;
    if (account === undefined || amount === undefined || statusCode !== 'A') continue;
    if (account.availableBalance?.currency !== amount.currency) continue;
    const due = runsUntil(instruction, until)
      .filter((day) => day >= today)
      .map((day): [CalendarDay, OutlookItem] => [day, { name, amount }]);
    byAccount.set(account, [...(byAccount.get(account) ?? []), ...due]);
  }
  return [...byAccount]
    .flatMap(([account, due]) => (due.length === 0 ? [] : (outlookOf(account, due) ?? [])))
    .sort((left, right) => Number(right.shortOn !== undefined) - Number(left.shortOn !== undefined));
}

function outlookOf(
  account: Account,
  due: readonly (readonly [CalendarDay, OutlookItem])[],
): AccountOutlook | undefined {
  const { availableBalance: available } = account;
  if (available === undefined) return undefined;
  const days: OutlookDay[] = [];
  let left = available;
  for (const day of [...new Set(due.map(([each]) => each))].sort()) {
    const items = due.filter(([each]) => each === day).map(([, item]) => item);
    left = items.reduce((sum, { amount }) => minus(sum, amount), left);
    days.push({ day, items, left });
  }
  const shortOn = days.find((each) => each.left.minor < 0);
  const [first, ...others] = due.map(([, { amount }]) => amount);
  if (first === undefined) return undefined;
  const total = others.reduce((sum, amount) => plus(sum, amount), first);
  return { account, available, total, days, ...(shortOn === undefined ? {} : { shortOn }) };
}
