import { listenToHappenings } from '#src/api/environment/happenings.ts';
import { isMissingPart } from '#src/app/failed-page.ts';
import { type Journal, type NewRecord, quietly } from './journal.ts';
import { missingFileOf, nameOf, placeIn, placeOf } from './places.ts';

/** Errors that nobody caught, pages that failed, and files that did not arrive. */
export function watchFailures(page: EventTarget, { note }: Pick<Journal, 'note'>): void {
  /** What was thrown may be anything, and throw again when it is looked at. */
  const noteOf = (read: () => NewRecord) => quietly(() => note(read()));
  const on = <Heard extends Event>(name: string, read: (event: Heard) => NewRecord) =>
    page.addEventListener(name, (event) => noteOf(() => read(event as Heard)));

  on<ErrorEvent>('error', ({ error, filename, lineno, colno }) => ({
    type: 'error',
    name: nameOf(error),
    ...placeIn(`${filename}:${lineno}:${colno}`),
  }));
  on<PromiseRejectionEvent>('unhandledrejection', ({ reason }) => thrown('error', reason));
  on<Event & { readonly payload?: unknown }>('vite:preloadError', ({ payload }) => missing(payload));
  listenToHappenings('failed-page', ({ error }) =>
    noteOf(() => (isMissingPart(error) ? missing(error) : thrown('boundary', error))),
  );
}

function thrown(type: 'error' | 'boundary', error: unknown): NewRecord {
  return { type, name: nameOf(error), ...placeOf(error) };
}

function missing(error: unknown): NewRecord {
  return { type: 'chunk', ...missingFileOf(error) };
}
