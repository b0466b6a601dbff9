import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { type DateBounds, type DateRange, isWithin } from './date-range.ts';
import { longDay, parseShortDay, rangeText, shortDay, unreadDay } from './date-text.ts';

export type End = 'from' | 'to';

export interface Draft {
  readonly range: DateRange;
  /** The end that the next picked day sets. */
  readonly next: End;
  /** Text in the two fields not yet read. */
  readonly typed: Readonly<Partial<Record<End, string>>>;
  /** The last change as text, for screen readers. */
  readonly said: string;
}

/** A complete range; the next picked day sets its start. */
export function draftOf(range: DateRange): Draft {
  return { range, next: 'from', typed: {}, said: rangeText(range) };
}

/** Picked days set start and end in turn. A start after the end makes both that day. */
export function pickDay(draft: Draft, day: CalendarDay): Draft {
  return setEnd(draft, draft.next, day);
}

/** Keeps typed text until the field is left: half a date is not a date yet. */
export function typeText(draft: Draft, end: End, text: string): Draft {
  return { ...draft, typed: { ...draft.typed, [end]: text } };
}

/** Reads a field, `24/12/26` or `2026-12-24`; an invalid or unavailable date changes nothing. */
export function readText(draft: Draft, end: End, bounds: DateBounds): Draft {
  const { [end]: text, ...typed } = draft.typed;
  if (text === undefined) return draft;
  const read = parseCalendarDay(text) ?? parseShortDay(text);
  const before = draft.range[end];
  if (read === before) return { ...draft, typed };
  if (read === undefined || !isWithin(read, bounds)) {
    const why = read === undefined ? unreadDay(text) : `“${text.trim()}” cannot be chosen.`;
    const what = text.trim() === '' ? '' : `${why} `;
    return { ...draft, typed, said: `${what}${endTitle(end)} is still ${shortDay(before)}.` };
  }
  return setEnd({ ...draft, typed }, end, read);
}

/** Reads both fields, as is needed before the range is applied. */
export function withTypedRead(draft: Draft, bounds: DateBounds): Draft {
  return readText(readText(draft, 'from', bounds), 'to', bounds);
}

export function endTitle(end: End): string {
  return end === 'from' ? 'From' : 'To';
}

function setEnd(draft: Draft, end: End, day: CalendarDay): Draft {
  const moved = { ...draft.range, [end]: day };
  const range = moved.from > moved.to ? { from: day, to: day } : moved;
  const said = end === 'from' ? `From ${longDay(day)}. Now choose the last day.` : rangeText(range);
  return { ...draft, range, next: end === 'from' ? 'to' : 'from', said };
}
