import { picturesOf } from '#sandbox/stage/pictures/kept-pictures.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { openSheet } from './open-sheet.tsx';
import { TourPaper, type TourPaperKind } from './tour-paper.tsx';

/** Shows a tour as it prints, in a window of its own. @returns why it cannot. */
export async function openPaper(tour: Tour, as: TourPaperKind): Promise<string | undefined> {
  const pictures = await picturesOf(tour.id);
  return openSheet({ name: as, title: `${tour.title}: ${as}` }, <TourPaper tour={tour} as={as} pictures={pictures} />);
}
