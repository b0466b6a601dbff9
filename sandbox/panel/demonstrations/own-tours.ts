import { keeperOf } from '#sandbox/panel/pieces/kept-by-name.ts';
import { type OwnTour, ownPrefix, playable, readOwnTour, writeOwnTour } from '#sandbox/tours/own-tour.ts';
import type { Tour } from '#sandbox/tours/tour.ts';

/** Kept in this browser. */
const kept = keeperOf('paddock-sandbox-tours');

export function ownTours(): readonly OwnTour[] {
  return kept.all(localStorage).flatMap(({ text }) => {
    const read = readOwnTour(text);
    return 'reason' in read ? [] : [read];
  });
}

/** As it is played; undefined once it is gone from this browser. */
export function ownTour(id: Tour['id']): Tour | undefined {
  const found = ownTours().find(({ title }) => `${ownPrefix}${title}` === id);
  return found && playable(found);
}

/** Another of the same title gives way. @throws where the browser keeps nothing more. */
export function keepOwnTour(tour: OwnTour): void {
  kept.keep(localStorage, { name: tour.title, text: writeOwnTour(tour) });
}

export function forgetOwnTour({ title }: OwnTour): void {
  kept.forget(localStorage, title);
}
