import type { CalendarDay } from '#src/kernel/calendar.ts';

export type PayeeName = 'feed' | 'neighbour' | 'plumber';

/** The customer's own account, which a transfer goes to. */
export type Goal = PayeeName | 'savings';

/** A later or regular payment or transfer as set up. */
export interface PlannedPayment {
  readonly minor: number;
  readonly to: Goal;
  readonly frequency: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}
