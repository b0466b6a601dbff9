import type { Tour } from '#sandbox/tours/tour.ts';
import { openSheet } from './open-sheet.tsx';
import { TourPaper, type TourPaperKind } from './tour-paper.tsx';

/** Shows a tour as it prints, in a window of its own. @returns why it cannot. */
export function openPaper(tour: Tour, as: TourPaperKind): string | undefined {
  return openSheet({ name: as, title: `${tour.title}: ${as}` }, <TourPaper tour={tour} as={as} />);
}
