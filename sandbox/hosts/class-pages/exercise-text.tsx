import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import type { Progress } from '#sandbox/classroom/exercises/progress.ts';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './class-bar.module.css';

const papers = { 'e-mail': 'An e-mail', letter: 'A letter', call: 'On the telephone', text: 'A text message' } as const;

const outcomes = { met: 'Well done.', 'not-yet': 'Not yet.', broken: 'That went wrong. Start again.' } as const;

/** The story, what lies on the desk, the steps, and the hints so far. */
export function ExerciseText({ shown: { exercise, code, stepsDone, hints } }: { readonly shown: TraineeView }) {
  const { story, paper, steps } = exercise;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section aria-label="Story" tabIndex={0} className={styles.text}>
      <p>{story}</p>
      {paper !== undefined && <Desk paper={paper} />}
      <ol className={styles.steps}>
        {steps.map((asks, place) => (
          <li key={asks} data-done={place < stepsDone} aria-current={place === stepsDone ? 'step' : undefined}>
            {asks}
            {place < stepsDone && <HiddenText> Done.</HiddenText>}
          </li>
        ))}
      </ol>
      <Keys code={code} />
      {hints.length > 0 && (
        <ul className={styles.hints} aria-label="Hints">
          {hints.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p className={styles.keys}>{shortcuts.exercise} leads from the page to the exercise, and back.</p>
    </section>
  );
}

/** What lies on the customer's desk. */
export function Desk({ paper: { kind, from, says } }: { readonly paper: NonNullable<Exercise['paper']> }) {
  return (
    <blockquote className={styles.paper}>
      <p>
        <strong>
          {papers[kind]}, from {from}
        </strong>
      </p>
      <p>{says}</p>
    </blockquote>
  );
}

/** What the bank may ask for. */
export function Keys({ code }: { readonly code: string | null }) {
  return (
    <p>
      If the bank asks for a code, it is {code ?? 'in the newest text message: press “Phone”'}; the PIN is 2580, and the
      password Paddock_7Gate.
    </p>
  );
}

/** What a check or a hint has just said. */
export function Said({ said, isLast }: { readonly said: Progress | string; readonly isLast: boolean }) {
  if (typeof said === 'string') return <p className={styles.checked}>{said}</p>;
  return (
    <p data-outcome={said.outcome} className={styles.checked}>
      <strong>{outcomes[said.outcome]}</strong> {said.says.join(' ')}
      {said.outcome === 'met' && !isLast && ' The trainer begins the next exercise.'}
    </p>
  );
}
