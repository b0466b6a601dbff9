import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { dayText } from '#src/ui/text/dates.ts';
import type { Loaded } from './loaded.ts';

/** The balance at the end of a day, as the bank gave it with the day's last transaction. */
export interface DayBalance {
  readonly day: CalendarDay;
  readonly balance: Money;
}

export interface BalanceOverTime {
  /** Oldest first; days without a transaction keep the balance before. */
  readonly days: readonly DayBalance[];
  /** Longer histories show the last balance of each month only. */
  readonly isByMonth: boolean;
}

/** More days than this are shown by month. */
const mostDays = 370;

/** A day whose last transaction came without a balance is left out: no balance is ever calculated here. */
export function balanceOverTime({ lists, currency }: Loaded): BalanceOverTime {
  const days: DayBalance[] = [];
  let seen: CalendarDay | undefined;
  for (const list of lists) {
    for (const { day, balance } of list) {
      if (day === seen) continue;
      seen = day;
      if (balance?.currency === currency) days.push({ day, balance });
    }
  }
  days.reverse();
  if (days.length <= mostDays) return { days, isByMonth: false };
  return { days: days.filter(({ day }, at) => days[at + 1]?.day.slice(0, 7) !== day.slice(0, 7)), isByMonth: true };
}

interface Extremes {
  readonly lowest: DayBalance;
  readonly highest: DayBalance;
}

/** The first of the lowest and of the highest balances. */
export function extremesOf(days: readonly DayBalance[]): Extremes | undefined {
  const [first, ...others] = days;
  if (first === undefined) return undefined;
  return {
    lowest: others.reduce((least, each) => (each.balance.minor < least.balance.minor ? each : least), first),
    highest: others.reduce((most, each) => (each.balance.minor > most.balance.minor ? each : most), first),
  };
}

/** In a sentence. What is owed all the time is told as a debt, without a sign. */
export function extremesText(
  { lowest, highest }: Extremes,
  isDebt: boolean,
  balanceText: (balance: Money) => string,
): string {
  if (!isDebt || highest.balance.minor > 0) {
    return `Lowest ${on(lowest, balanceText)}, highest ${on(highest, balanceText)}.`;
  }
  return `Most owed ${on(owed(lowest), balanceText)}, least owed ${on(owed(highest), balanceText)}.`;
}

function on({ day, balance }: DayBalance, balanceText: (balance: Money) => string): string {
  return `${balanceText(balance)} on ${dayText(day)}`;
}

function owed({ day, balance: { minor, currency } }: DayBalance): DayBalance {
  return { day, balance: money(-minor, currency) };
}
