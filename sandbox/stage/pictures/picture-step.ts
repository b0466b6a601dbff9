import { targetOf } from '#sandbox/stage/page/action-target.ts';
import { findNamed } from '#sandbox/stage/page/named-element.ts';
import type { Tour, TourStep } from '#sandbox/tours/tour.ts';
import { keepPicture, stepName } from './kept-pictures.ts';
import { pageAtRest } from './page-at-rest.ts';
import { takePicture } from './take-picture.ts';

/** Keeps a picture of the page as a step finds it. */
export async function pictureStep({ id, steps }: Tour, step: TourStep): Promise<void> {
  try {
    await pageAtRest();
    const wanted = targetOf(step.action);
    const target = wanted && findNamed(wanted);
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await keepPicture({ of: id, step: stepName(steps.indexOf(step), step) }, await takePicture(target));
  } catch {
    // A browser that cannot draw or keep it leaves the tour its words.
  }
}
