import { classCode } from '#sandbox/classroom/exercises/class-code.ts';
import type { Progress } from '#sandbox/classroom/exercises/progress.ts';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './class-bar.module.css';

interface ExerciseTextProps {
  readonly shown: TraineeView;
  readonly checked: Progress | undefined;
}

const papers = { 'e-mail': 'An e-mail', letter: 'A letter', call: 'On the telephone', text: 'A text message' } as const;

const outcomes = { met: 'Well done.', 'not-yet': 'Not yet.', broken: 'That went wrong. Start again.' } as const;

/** The story, what lies on the desk, the steps, and what the last check said. */
export function ExerciseText({ shown: { exercise, stepsDone, hints }, checked }: ExerciseTextProps) {
  const { story, paper, steps } = exercise;
  return (
    <div className={styles.text}>
      <p>{story}</p>
      {paper !== undefined && (
        <blockquote className={styles.paper}>
          <p>
            <strong>
              {papers[paper.kind]}, from {paper.from}
            </strong>
          </p>
          <p>{paper.says}</p>
        </blockquote>
      )}
      <ol className={styles.steps}>
        {steps.map((asks, place) => (
          <li key={asks} data-done={place < stepsDone} aria-current={place === stepsDone ? 'step' : undefined}>
            {asks}
            {place < stepsDone && <HiddenText> Done.</HiddenText>}
          </li>
        ))}
      </ol>
      <p>If the bank asks for a code, it is {classCode}; the PIN is 2580, and the password Paddock_7Gate.</p>
      <div role="status">
        {hints.length > 0 && (
          <ul className={styles.hints} aria-label="Hints">
            {hints.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {checked !== undefined && (
          <p data-outcome={checked.outcome} className={styles.checked}>
            <strong>{outcomes[checked.outcome]}</strong> {checked.says.join(' ')}
          </p>
        )}
      </div>
    </div>
  );
}
