import type { NamedElement, TourAction } from '#sandbox/tours/tour.ts';

/** Something done on the page by hand. */
export interface RecordedAct {
  readonly action: TourAction;
  /** Where it was done, below the path that the site is mounted on. */
  readonly path: string;
  /** The last entry of the journal at that time. */
  readonly entries: number;
  /** The headings and dialogs that the page showed then. */
  readonly headings: readonly NamedElement[];
}

export interface Recording {
  /** The bank and the page when it began, as the text of a file. */
  readonly moment: string;
  readonly acts: readonly RecordedAct[];
}

export const emptyRecording: Recording = { moment: '', acts: [] };

/** Adds an act. Typing into a field again replaces what was typed there; a code is entered once. */
export function withAct(recording: Recording, act: RecordedAct): Recording {
  const last = recording.acts.at(-1);
  const replaces = last !== undefined && isSameField(last.action, act.action);
  const acts = replaces ? recording.acts.slice(0, -1) : recording.acts;
  return { ...recording, acts: [...acts, replaces ? { ...act, entries: last.entries } : act] };
}

function isSameField(last: TourAction, next: TourAction): boolean {
  if (last.does === 'enter-code') return next.does === 'enter-code';
  return last.does === 'type' && next.does === 'type' && isSame(last.into, next.into);
}

function isSame(one: NamedElement, other: NamedElement): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
