import type { CalendarDay } from '#src/kernel/calendar.ts';

export type PayeeName = 'feed' | 'neighbour' | 'plumber';

/** A later or regular payment as set up. */
export interface PlannedPayment {
  readonly minor: number;
  readonly to: PayeeName;
  readonly frequency: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}
