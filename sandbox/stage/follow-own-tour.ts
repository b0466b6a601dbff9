import { keepOwnTour } from '#sandbox/panel/demonstrations/own-tours.ts';
import { playable, unpackOwnTour } from '#sandbox/tours/own-tour.ts';
import { siteUrl } from './page/site-path.ts';
import { createStageStore, startOfTour } from './pieces/stage-state.ts';

/** Keeps the tour of a link in this browser, and goes on at the tour's own link. @returns why it cannot. */
export function followOwnTour(packed: string): string | undefined {
  const read = unpackOwnTour(packed);
  if ('reason' in read) return read.reason;
  keepOwnTour(read);
  const { id, link } = playable(read);
  createStageStore(sessionStorage).change({ tour: startOfTour(id) });
  location.replace(siteUrl(link));
  return undefined;
}
