import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { NewTransactions } from '#src/api/transactions/since-last-visit.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Money, money, plus } from '#src/kernel/money.ts';
import { timeText } from '#src/ui/text/dates.ts';

/** By the time of day in London. */
export function greetingAt(now: Instant): string {
  const hour = Number(timeText(now).slice(0, 2));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

export interface Holdings {
  /** One sum for each currency; two currencies are never added up. */
  readonly have: readonly Money[];
  /** What is overdrawn or borrowed, as positive amounts. */
  readonly owe: readonly Money[];
  /** Accounts whose balance the bank did not give. They are in neither. */
  readonly missingCount: number;
}

/** What the customer has and owes, in the order in which the currencies appear. */
export function holdingsOf(accounts: readonly Pick<Account, 'currency' | 'balance'>[]): Holdings {
  const balances = accounts.flatMap(({ balance }) => balance ?? []);
  return {
    have: sums(balances.filter(({ minor }) => minor >= 0)),
    owe: sums(balances.filter(({ minor }) => minor < 0).map(({ minor, currency }) => money(-minor, currency))),
    missingCount: accounts.length - balances.length,
  };
}

/** What is available is the balance less what is held, and the overdraft: only the last can make it more. */
export function hasOverdraftIn({ kind, balance, availableBalance }: OfAccount): boolean {
  if (!isDemandDeposit(kind) || balance?.currency !== availableBalance?.currency) return false;
  return balance !== undefined && availableBalance !== undefined && availableBalance.minor > balance.minor;
}

type OfAccount = Pick<Account, 'kind' | 'balance' | 'availableBalance'>;

/** The new transactions of all accounts. */
export interface NewOfAll {
  readonly count: number;
  readonly paidIn: readonly Money[];
  readonly paidOut: readonly Money[];
}

export function newOfAll(each: readonly NewTransactions[]): NewOfAll {
  const isSome = ({ minor }: Money) => minor > 0;
  return {
    count: each.reduce((sum, { count }) => sum + count, 0),
    paidIn: sums(each.map(({ paidIn }) => paidIn).filter(isSome)),
    paidOut: sums(each.map(({ paidOut }) => paidOut).filter(isSome)),
  };
}

function sums(amounts: readonly Money[]): readonly Money[] {
  const byCurrency = new Map<string, Money>();
  for (const amount of amounts) {
    const sum = byCurrency.get(amount.currency);
    byCurrency.set(amount.currency, sum === undefined ? amount : plus(sum, amount));
  }
  return [...byCurrency.values()];
}

/** How many days before a bond matures it is worth a mention: time to tell us what to do with it. */
const soonDays = 30;

export function maturesSoon(maturityDate: CalendarDay | undefined, today: CalendarDay): maturityDate is CalendarDay {
  if (maturityDate === undefined) return false;
  const days = daysBetween(today, maturityDate);
  return days >= 0 && days <= soonDays;
}

/** More accounts than this are not asked one by one for what is new: a count of some would read as one of all. */
const mostAsked = 12;

/** A visit longer ago than this tells nothing by a count; it is also as far as one answer reaches. */
const longestAbsence = 180;

/** The accounts to ask for what is new, with the days; undefined if there is nothing to tell. */
export function newsToAsk<Each extends Pick<Account, 'kind'>>(
  accounts: readonly Each[],
  from: CalendarDay | undefined,
  today: CalendarDay,
) {
  const asked = accounts.filter(({ kind }) => isDemandDeposit(kind));
  if (from === undefined || from > today || daysBetween(from, today) > longestAbsence) return undefined;
  if (asked.length === 0 || asked.length > mostAsked) return undefined;
  return { accounts: asked, from, to: today };
}
