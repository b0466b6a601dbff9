import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { StoryBook } from './records.ts';

/** A named customer with a situation. The id is also the User ID that signs in. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly describes: string;
  /** The reset tokens its book holds: whoever comes with one is found without opening every story. */
  readonly resetTokens: readonly string[];
  /** The digits that the numbers of its accounts, and of no other's, begin with. */
  readonly accountPrefix?: string;
  /** Everything the customer has on the bank's opening day, made from the seed and the story's id alone. */
  open(seed: number, openingDay: CalendarDay): StoryBook;
}

export type Stories = Readonly<Record<string, Story>>;
