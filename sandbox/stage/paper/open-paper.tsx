import { createRoot } from 'react-dom/client';
import { prepareWindow } from '#sandbox/panel/tabs/use-apart.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './tour-paper.module.css';
import { TourPaper, type TourPaperKind } from './tour-paper.tsx';

/** Shows a tour as it prints, in a window of its own. @returns why it cannot. */
export function openPaper(tour: Tour, as: TourPaperKind): string | undefined {
  const apart = window.open('', `paddock-sandbox-paper-${as}`, 'popup,width=820,height=900');
  if (apart === null)
    return 'The browser has kept the window from opening. Allow windows for this site, then try again.';
  const place = prepareWindow(apart, `${tour.title}: ${as}`);
  createRoot(place).render(
    <>
      <div className={styles.bar}>
        <Button look="main" onClick={() => apart.print()}>
          Print
        </Button>
      </div>
      <TourPaper tour={tour} as={as} />
    </>,
  );
  return undefined;
}
