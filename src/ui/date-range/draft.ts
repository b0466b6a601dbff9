import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { fieldDay, pickedDay, pickedRange } from '#src/ui/text/dates.ts';
import { type DateBounds, type DateRange, isWithin } from './date-range.ts';
import { parseShortDay, unreadDay } from './typed-day.ts';

export type End = 'from' | 'to';

type AtEnds<Value> = Readonly<Partial<Record<End, Value>>>;

export interface Draft {
  readonly range: DateRange;
  /** The end that the next picked day sets. */
  readonly next: End;
  /** Text in the two fields not yet read, or not accepted. */
  readonly typed: AtEnds<string>;
  /** Why the text was not accepted. */
  readonly errors: AtEnds<string>;
  /** The end was typed, so that it moves for no other. */
  readonly isTypedTo: boolean;
  /** The last change as text, for screen readers. */
  readonly said: string;
}

/** A complete range; the next picked day sets its start. */
export function draftOf(range: DateRange): Draft {
  return { range, next: 'from', typed: {}, errors: {}, isTypedTo: false, said: pickedRange(range) };
}

/** Picked days set start and end in turn. A start after the end makes both that day. Text that was not accepted is given up. */
export function pickDay(draft: Draft, day: CalendarDay): Draft {
  return setEnd({ ...draft, typed: {}, errors: {}, isTypedTo: false }, draft.next, day);
}

/** Keeps typed text until the field is left: half a date is not a date yet. */
export function typeText(draft: Draft, end: End, text: string): Draft {
  return { ...draft, typed: { ...draft.typed, [end]: text }, errors: without(draft.errors, end) };
}

/**
 * Reads a field, `24/12/26` or `2026-12-24`. Text that is not a date, or a date that cannot be chosen, stays in the field with the
 * reason, and changes nothing.
 */
export function readText(draft: Draft, end: End, bounds: DateBounds): Draft {
  const { [end]: text } = draft.typed;
  if (text === undefined) return draft;
  const read = parseCalendarDay(text) ?? parseShortDay(text);
  const error = mistakeIn(draft, end, { text, read }, bounds);
  if (read === undefined || error !== undefined) {
    return { ...draft, errors: { ...draft.errors, [end]: error }, said: '' };
  }
  const rest = { ...draft, typed: without(draft.typed, end), errors: without(draft.errors, end) };
  const isTypedTo = draft.isTypedTo || end === 'to';
  if (read === draft.range[end]) return { ...rest, isTypedTo };
  const other = end === 'from' ? 'to' : 'from';
  // The other end may have been wrong only beside this one.
  return readText({ ...setEnd(rest, end, read), isTypedTo }, other, bounds);
}

/** Reads both fields, as is needed before the range is applied. */
export function withTypedRead(draft: Draft, bounds: DateBounds): Draft {
  return readText(readText(draft, 'from', bounds), 'to', bounds);
}

/** The first field whose text was not accepted. */
export function wrongEnd({ errors }: Draft): End | undefined {
  return (['from', 'to'] as const).find((end) => errors[end] !== undefined);
}

export function endTitle(end: End): string {
  return end === 'from' ? 'From' : 'To';
}

interface Typed {
  readonly text: string;
  readonly read: CalendarDay | undefined;
}

function mistakeIn({ range, isTypedTo }: Draft, end: End, { text, read }: Typed, bounds: DateBounds) {
  if (text.trim() === '') return 'Please enter a date.';
  if (read === undefined) return unreadDay(text);
  if (!isWithin(read, bounds)) return boundsText(bounds);
  if (end === 'to' && read < range.from) return `This is before the first day, ${fieldDay(range.from)}.`;
  // A start after an end that was not typed moves it, as a picked one does.
  if (end === 'from' && isTypedTo && read > range.to) return `This is after the last day, ${fieldDay(range.to)}.`;
  return undefined;
}

function boundsText({ min, max }: DateBounds): string {
  if (min === undefined) return `Please enter ${max === undefined ? 'another date' : `${fieldDay(max)} or earlier`}.`;
  return max === undefined
    ? `Please enter ${fieldDay(min)} or later.`
    : `Please enter a date from ${fieldDay(min)} to ${fieldDay(max)}.`;
}

function setEnd(draft: Draft, end: End, day: CalendarDay): Draft {
  const moved = { ...draft.range, [end]: day };
  const range = moved.from > moved.to ? { from: day, to: day } : moved;
  const said = end === 'from' ? `From ${pickedDay(day)}. Now choose the last day.` : pickedRange(range);
  return { ...draft, range, next: end === 'from' ? 'to' : 'from', said };
}

function without<Value>(values: AtEnds<Value>, end: End): AtEnds<Value> {
  const { [end]: _, ...rest } = values;
  return rest;
}
