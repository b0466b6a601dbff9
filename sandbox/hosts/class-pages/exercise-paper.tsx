import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { openSheet } from '#sandbox/stage/paper/open-sheet.tsx';
import styles from '#sandbox/stage/paper/tour-paper.module.css';
import { Desk, Keys } from './exercise-text.tsx';

type ExercisePaperKind = 'hand-out' | 'script';

/** Shows exercises as they print, in a window of its own. @returns why it cannot. */
export function openExercisePaper(
  title: string,
  exercises: readonly Exercise[],
  as: ExercisePaperKind,
): string | undefined {
  const sheets = exercises.map((exercise) => <ExercisePaper key={exercise.id} exercise={exercise} as={as} />);
  return openSheet({ name: `class-${as}`, title: `${title}: ${as}` }, sheets);
}

/** The hand-out tells no answer; the script has all of them. */
function ExercisePaper({ exercise, as }: { readonly exercise: Exercise; readonly as: ExercisePaperKind }) {
  const { title, story, paper, customer, clock, steps, goals, never, hints, learnt } = exercise;
  const [day, time] = clock.split('T');
  return (
    <article className={`${styles.paper} ${styles.sheet}`}>
      <header className={styles.head}>
        <p>{as === 'script' ? 'Trainer’s script' : 'Hand-out'}</p>
        <h1>{title}</h1>
        <p>{story}</p>
        {as === 'script' && (
          <p>
            As {customer}, on {day} at {time} in London.
          </p>
        )}
      </header>
      {paper !== undefined && <Desk paper={paper} />}
      <ol className={styles.steps}>
        {steps.map(({ asks }) => (
          <li key={asks} className={styles.step}>
            {asks}
          </li>
        ))}
      </ol>
      {as === 'script' ? (
        <>
          <Said heading="The bank checks" says={goals.map(({ says }) => says)} />
          <Said heading="What goes wrong" says={never.map(({ says }) => says)} />
          <Said heading="Hints" says={hints} />
          <p className={styles.say}>
            <span className={styles.cue}>Say at the end: </span>
            {learnt}
          </p>
        </>
      ) : (
        <>
          <Keys />
          <section className={styles.own}>
            <h2>My notes</h2>
          </section>
        </>
      )}
    </article>
  );
}

function Said({ heading, says }: { readonly heading: string; readonly says: readonly string[] }) {
  if (says.length === 0) return null;
  return (
    <section className={styles.step}>
      <h2>{heading}</h2>
      <ul>
        {says.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}
