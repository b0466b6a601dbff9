import type { CalendarDay } from '#src/kernel/calendar.ts';

export type PayeeName = 'feed' | 'neighbour' | 'plumber';

/** A payment of another day, or a regular one, as it was set up. */
export interface PlanInMind {
  readonly minor: number;
  readonly to: PayeeName;
  readonly frequency: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}
