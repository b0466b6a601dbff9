import { codeFor, type Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { openSheet } from '#sandbox/stage/paper/open-sheet.tsx';
import { StepPicture } from '#sandbox/stage/paper/step-picture.tsx';
import styles from '#sandbox/stage/paper/tour-paper.module.css';
import { stepName } from '#sandbox/stage/pictures/kept-pictures.ts';
import typography from '#src/ui/text/typography.module.css';
import { picturesOfExercise, startName } from './exercise-pictures.ts';
import { Desk, Keys } from './exercise-text.tsx';
import { whyNoPicture } from './pictured-steps.ts';

type ExercisePaperKind = 'hand-out' | 'script';

/** Shows exercises as they print, in a window of its own. @returns why it cannot. */
export async function openExercisePaper(
  title: string,
  exercises: readonly Exercise[],
  as: ExercisePaperKind,
): Promise<string | undefined> {
  const pictures = await Promise.all(exercises.map(picturesOfExercise));
  const sheets = exercises.map((exercise, at) => (
    <ExercisePaper key={exercise.id} exercise={exercise} as={as} pictures={pictures[at]} />
  ));
  return openSheet({ name: `class-${as}`, title: `${title}: ${as}` }, sheets);
}

interface ExercisePaperProps {
  readonly exercise: Exercise;
  readonly as: ExercisePaperKind;
  readonly pictures: ReadonlyMap<string, string> | undefined;
}

/** The hand-out tells no answer; the script has all of them. */
function ExercisePaper({ exercise, as, pictures }: ExercisePaperProps) {
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
      <StepPicture url={pictures?.get(startName)} />
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.asks} className={styles.step}>
            <StepPicture url={pictures?.get(stepName(at, step))} without={whyNoPicture(pictures, steps, at)} />
            {step.asks}
          </li>
        ))}
      </ol>
      {as === 'script' ? (
        <>
          <Said heading="The bank checks" says={goals.map(({ says }) => says)} />
          <Said heading="What goes wrong" says={never.map(({ says }) => says)} />
          <Said heading="Hints" says={hints} />
          <p className={styles.say}>
            <span className={typography.strong}>Say at the end: </span>
            {learnt}
          </p>
        </>
      ) : (
        <>
          <Keys code={codeFor(exercise)} />
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
