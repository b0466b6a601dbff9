import { stepName } from '#sandbox/stage/pictures/kept-pictures.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import typography from '#src/ui/text/typography.module.css';
import { StepPicture } from './step-picture.tsx';
import styles from './tour-paper.module.css';

/** The script is the trainer's: what to press and what to say. The hand-out is for those who learn. */
export type TourPaperKind = 'script' | 'hand-out';

interface TourPaperProps {
  readonly tour: Tour;
  readonly as: TourPaperKind;
  /** By the names of its steps. */
  readonly pictures?: ReadonlyMap<string, string>;
}

const passedUnseen = 'This step was over before its picture could be taken.';

/** A tour on paper. */
export function TourPaper({ tour, as, pictures }: TourPaperProps) {
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <p>{as === 'script' ? 'Trainer’s script' : 'Hand-out'}</p>
        <h1>{tour.title}</h1>
        <p>{tour.description}</p>
        <p>
          {tour.minutes} minutes, as {tour.persona}. No real money: everything happens in a practice bank.
        </p>
      </header>
      <ol className={styles.steps}>
        {tour.steps.map((step, at) => (
          // Steps may ask for the same twice, and never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name.
          <li key={at} className={styles.step}>
            <StepPicture url={pictures?.get(stepName(at, step))} without={pictures?.size ? passedUnseen : undefined} />
            <h2>{step.asks}</h2>
            <p>{step.why}</p>
            {as === 'script' && step.notes !== '' && (
              <p className={styles.say}>
                <span className={typography.strong}>Say: </span>
                {step.notes}
              </p>
            )}
          </li>
        ))}
      </ol>
      {as === 'hand-out' && (
        <section className={styles.own}>
          <h2>My notes</h2>
        </section>
      )}
    </article>
  );
}
