import type { OwnTour } from '#sandbox/tours/own-tour.ts';
import type { Tour } from '#sandbox/tours/tour.ts';

/** What was done by hand, as drafts to be finished in an editor. */
export interface Drafts {
  readonly tour: string;
  readonly test: string;
  /** How many steps they have. */
  readonly steps: number;
}

/** The file of an exercise, or why there is none. */
export type RecordedExercise = { readonly text: string } | { readonly reason: string };

/** Demonstrations on the page beside the panel. */
export interface StageControl {
  isPresenting(): boolean;
  isRecording(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Shows the page as to an audience, or as to testers again. */
  present(on: boolean): void;
  tours(): Promise<readonly Tour[]>;
  /** Opens the tour's own bank, and goes through it there. */
  begin(tour: Tour, presenting: boolean): void;
  /** Goes through the tour on its own and takes a picture of each step, for the tour's hand-out. */
  picture(tour: Tour): void;
  /** Shows a tour as it prints: the trainer's script, or a hand-out. @returns why it cannot. */
  paper(tour: Tour, as: 'script' | 'hand-out'): Promise<string | undefined>;
  /** Everything done on the page from now on is noted. @returns the reason for a refusal. */
  record(): Promise<string | undefined>;
  stopRecording(): void;
  /** The recording so far as a tour of one's own: words and conditions are proposed, and can be changed. */
  recorded(): Promise<OwnTour>;
  /** The recording as an exercise for a class, whose goals are what has changed in the bank. */
  exercise(): Promise<RecordedExercise>;
  /** What the last recording came to. */
  drafts(): Promise<Drafts>;
}
