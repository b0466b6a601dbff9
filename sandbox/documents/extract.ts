import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface ExtractLine {
  readonly day: CalendarDay;
  /** What the line was for. */
  readonly title: string;
  readonly reference: string;
  /** Minor units; negative for money out. */
  readonly minor: number;
  /** The booked balance after this line. */
  readonly balanceMinor: number;
}

export interface Extract {
  readonly bankName: string;
  readonly accountTitle: string;
  readonly typeTitle: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly madeAt: Instant;
  /** False for a loan. */
  readonly hasBalance: boolean;
  /** Whether a filter left lines out: the balance then does not follow from line to line. */
  readonly isFiltered: boolean;
  readonly openingMinor: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly ExtractLine[];
}
