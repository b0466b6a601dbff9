import { useId, useState } from 'react';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { readExercises } from '#sandbox/classroom/exercises/read-exercises.ts';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import styles from './class-pages.module.css';

interface OwnExercisesProps {
  /** Ids that an exercise of one's own cannot have. */
  readonly taken: readonly string[];
  readonly onRead: (exercises: readonly Exercise[]) => void;
}

/** Exercises from a file, each checked before it is offered. */
export function OwnExercises({ taken, onRead }: OwnExercisesProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();

  async function open(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const read = readExercises(await file.text(), taken);
    setProblem('reason' in read ? `${file.name} was not taken. ${read.reason}` : undefined);
    if (!('reason' in read)) onRead(read);
    // The same file can then be chosen again.
    input.value = '';
  }

  return (
    <div className={styles.stack}>
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
        Pick one that comes close, save it as a file, and change its words, its customer, and what the bank checks. Give
        it an id of its own.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
