import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** One booked line, as a file shows it. */
export interface ExtractLine {
  readonly day: CalendarDay;
  /** What the line was for. */
  readonly title: string;
  readonly reference: string;
  /** Minor units; below zero is money out. */
  readonly minor: number;
  /** What was booked on the account once this line was. */
  readonly balanceMinor: number;
}

/** The lines of some days on one account, oldest first, as a customer downloads them. */
export interface Extract {
  readonly accountTitle: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly madeAt: Instant;
  /** Nothing is said of a balance where money was lent. */
  readonly hasBalance: boolean;
  /** Whether lines of those days were left out: then no balance leads from one line to the next. */
  readonly isFiltered: boolean;
  readonly openingMinor: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly ExtractLine[];
}
