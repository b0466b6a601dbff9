import type { BugReport } from '#sandbox/control/moment/moment.ts';

/** The longest link that is offered. Browsers open longer ones, but chat programs and mail cut them. */
export const longestLink = 60_000;

export type TakenMoment =
  | {
      readonly outcome: 'taken';
      /** The contents of a file. */
      readonly text: string;
      /** Opens the same page on the same bank anywhere. */
      readonly link: string;
    }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Passes on what this tab shows, and opens what another one showed. */
export interface ShareControl {
  take(report?: BugReport): Promise<TakenMoment>;
  /** Replaces the bank and this page by those in the file. @returns the reason for a refusal. */
  open(text: string): Promise<string | undefined>;
}
