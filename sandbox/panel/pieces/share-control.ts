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

/** A moment, a bug bundle or a snapshot, as it was chosen. */
export interface MomentFile {
  readonly name: string;
  readonly text: string;
}

/** The file that the bank here was opened from, kept beside the bank so that it can be read, and opened as it was saved. */
export interface KeptFile {
  read(): Promise<MomentFile | undefined>;
  keep(file: MomentFile): Promise<void>;
  forget(): Promise<void>;
}

/** Passes on what this tab shows, and opens what another one showed. */
export interface ShareControl {
  take(report?: BugReport): Promise<TakenMoment>;
  /** Replaces the bank and this page by those in the file, and keeps it. @returns the reason for a refusal. */
  open(file: MomentFile): Promise<string | undefined>;
  readonly kept: KeptFile;
}
