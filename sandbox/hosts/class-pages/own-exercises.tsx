import { useId, useState } from 'react';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { readExercises } from '#sandbox/classroom/exercises/read-exercises.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './class-pages.module.css';
import { ExerciseEditor } from './exercise-editor.tsx';
import { linkToExercise } from './kept-exercises.ts';

interface OwnExercisesProps {
  readonly own: readonly Exercise[];
  /** Ids that an exercise of one's own cannot have. */
  readonly taken: readonly string[];
  readonly onRead: (exercises: readonly Exercise[]) => void;
  /** The exercise as it was, and as it is now: undefined when it is removed. */
  readonly onChange: (before: Exercise, now: Exercise | undefined) => void;
}

/** Exercises from a file, each checked before it is offered, to be edited and passed on. */
export function OwnExercises({ own, taken, onRead, onChange }: OwnExercisesProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [edited, setEdited] = useState<Exercise>();
  const copying = useCopying();

  async function open(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const read = readExercises(await file.text(), taken);
    setProblem('reason' in read ? `${file.name} was not taken. ${read.reason}` : undefined);
    if (!('reason' in read)) onRead(read);
    // The same file can then be chosen again.
    input.value = '';
  }

  async function copyLink(exercise: Exercise) {
    const link = await linkToExercise(exercise);
    await copying.copy(`link to ${exercise.title}`, () => link);
  }

  return (
    <div className={styles.stack}>
      {own.length > 0 && (
        <ul aria-label="Exercises of your own" className={styles.order}>
          {own.map((exercise) => {
            const about = <HiddenText> {exercise.title}</HiddenText>;
            return (
              <li key={exercise.id}>
                {exercise.title}{' '}
                <Button look="quiet" onClick={() => setEdited(exercise)}>
                  Edit{about}
                </Button>{' '}
                <Button look="quiet" onClick={() => void copyLink(exercise)}>
                  Copy link{about}
                </Button>{' '}
                <Button look="quiet" onClick={() => onChange(exercise, undefined)}>
                  Remove{about}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Copied copying={copying} />
      {edited !== undefined && (
        <ExerciseEditor
          key={edited.id}
          exercise={edited}
          taken={taken.filter((each) => each !== edited.id)}
          onSave={(now) => {
            onChange(edited, now);
            setEdited(undefined);
          }}
          onLeave={() => setEdited(undefined)}
        />
      )}
      <label htmlFor={id}>Take exercises of your own from a file</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={panelStyles.file}
        aria-describedby={`${id}-how`}
        onChange={({ target }) => void open(target)}
      />
      <p id={`${id}-how`} className={styles.soft}>
        “Record” in the sandbox’s panel saves what you have done there as an exercise. Or pick one above that comes
        close, save it as a file, and change it. Its id has to be its own.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
