import type { PartyRecord, UserRecord } from '#sandbox/bank/records.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Life } from './lives/life.ts';

/** A story before it is opened: who it is about and what their accounts do, but no history yet. */
export interface StoryScript {
  /** Also the User ID that signs in. */
  readonly id: string;
  readonly title: string;
  /** One sentence for testers and trainers. */
  readonly describes: string;
  /** Pure: the same seed and opening day give the same people, accounts and habits. */
  cast(seed: number, openingDay: CalendarDay): Cast;
}

export interface Cast {
  readonly user: UserRecord;
  readonly parties: readonly PartyRecord[];
  readonly life: Life;
}

/** Every story's user signs in with these. */
export const storyPassword = 'Paddock_7Gate';
export const storyPin = '2580';
