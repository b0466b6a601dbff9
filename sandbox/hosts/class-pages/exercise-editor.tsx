import { useState } from 'react';
import { type Exercise, exerciseSchema } from '#sandbox/classroom/exercises/exercise.ts';
import { whatIsWrong } from '#sandbox/classroom/exercises/read-exercises.ts';
import { asksForNothing } from '#sandbox/classroom/exercises/with-fact.ts';
import { factText } from '#sandbox/classroom/facts/fact-words.ts';
import { slugOf } from '#sandbox/classroom/lesson/lesson.ts';
import { AreaField, TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './class-pages.module.css';
import { FactForm } from './fact-form.tsx';
import { keepIn } from './keep-in.ts';

interface ExerciseEditorProps {
  readonly exercise: Exercise;
  /** Ids that it cannot have. */
  readonly taken: readonly string[];
  readonly onSave: (exercise: Exercise) => void;
  readonly onLeave: () => void;
}

/** Words, steps, goals and hints of an exercise of one's own. What the bank checks is picked from a list, and goes with its words. */
export function ExerciseEditor({ exercise: given, taken, onSave, onLeave }: ExerciseEditorProps) {
  const [exercise, setExercise] = useState(given);
  const [problem, setProblem] = useState<string>();
  const change = (changed: Partial<Exercise>) => setExercise({ ...exercise, ...changed });

  function save() {
    const hints = exercise.hints.filter((hint) => hint.trim() !== '');
    const read = exerciseSchema.safeParse({ ...exercise, hints, id: freeId(exercise, taken) });
    if (read.success && !asksForNothing(read.data)) return onSave(read.data);
    if (read.success) return setProblem('Every goal would be met at once. Add one that has to happen.');
    const isBlank = read.error.issues[0]?.code === 'too_small';
    setProblem(
      isBlank ? 'Every field needs words, and there is at least one step, goal and hint.' : whatIsWrong(read.error),
    );
  }

  const { title, story, steps, goals, never, otherwise, hints, learnt } = exercise;
  return (
    <section aria-label={`Edit ${given.title}`} className={styles.editor}>
      <TextField
        label="Title"
        value={title}
        maxLength={80}
        onKeyDown={keepIn}
        onChange={({ target }) => change({ title: target.value })}
      />
      <AreaField
        label="Story: who the customer is, and what they want"
        value={story}
        maxLength={400}
        onChange={({ target }) => change({ story: target.value })}
      />
      <Rows
        name="Step"
        rows={steps}
        fields={[['asks', 'what to do']]}
        tells={({ until }) => factText(until)}
        onChange={(rows) => change({ steps: rows })}
      />
      <Rows
        name="Goal"
        rows={goals}
        fields={[
          ['says', 'said when it is met'],
          ['notYet', 'said before'],
        ]}
        tells={({ fact }) => factText(fact)}
        onChange={(rows) => change({ goals: rows })}
      />
      <Rows
        name="Hint"
        rows={hints.map((says) => ({ says }))}
        fields={[['says', 'in words']]}
        onChange={(rows) => change({ hints: rows.map(({ says }) => says) })}
        onAdd={hints.length < 6 ? () => change({ hints: [...hints, ''] }) : undefined}
      />
      <Rows
        name="Something else"
        rows={otherwise}
        fields={[['says', 'said when that was done']]}
        tells={(row) => factText(row.if)}
        onChange={(rows) => change({ otherwise: rows })}
      />
      <Rows
        name="Mistake"
        rows={never}
        fields={[['says', 'said when it has to begin again']]}
        tells={(row) => factText(row.if)}
        onChange={(rows) => change({ never: rows })}
      />
      <FactForm exercise={exercise} onAdd={setExercise} />
      <AreaField
        label="Said at the end: what was learnt"
        value={learnt}
        maxLength={400}
        onChange={({ target }) => change({ learnt: target.value })}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button look="main" onClick={save}>
          Save the exercise
        </Button>
        <Button onClick={onLeave}>Leave it</Button>
      </div>
    </section>
  );
}

interface RowsProps<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Each with what it is for. */
  readonly fields: readonly (readonly [keyof Row & string, string])[];
  /** What the bank checks for it. */
  readonly tells?: (row: Row) => string;
  readonly onChange: (rows: Row[]) => void;
  readonly onAdd?: (() => void) | undefined;
}

function Rows<Row extends object>({ name, rows, fields, tells, onChange, onAdd }: RowsProps<Row>) {
  return (
    <>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields hold no state.
        <div key={at} className={styles.part}>
          <div className={styles.row}>
            {fields.map(([field, what]) => (
              <AreaField
                key={field}
                label={`${name} ${at + 1}: ${what}`}
                value={String(row[field])}
                rows={1}
                maxLength={400}
                onKeyDown={keepIn}
                onChange={({ target }) =>
                  onChange(rows.map((each, place) => (place === at ? { ...each, [field]: target.value } : each)))
                }
              />
            ))}
          </div>
          <div className={styles.partEnd}>
            {tells !== undefined && <p className={styles.soft}>The bank checks: {tells(row)}.</p>}
            <Button
              look="quiet"
              onClick={({ currentTarget }) => {
                if (at === rows.length - 1) focusBefore(currentTarget);
                onChange(rows.filter((_, place) => place !== at));
              }}
            >
              Remove
              <HiddenText>
                {' '}
                {name.toLowerCase()} {at + 1}
              </HiddenText>
            </Button>
          </div>
        </div>
      ))}
      {onAdd !== undefined && (
        <p>
          <Button onClick={onAdd}>Add a {name.toLowerCase()}</Button>
        </p>
      )}
    </>
  );
}

/** The last part goes with its button; any other leaves the place to the next. */
function focusBefore(button: HTMLElement): void {
  const before = button.closest(`.${styles.part}`)?.previousElementSibling;
  before?.querySelector<HTMLElement>('button, textarea')?.focus();
}

/** By its title, as far as nobody else has it. */
function freeId({ title }: Exercise, taken: readonly string[]): string {
  const wanted = `own-${slugOf(title).replace(/-$/, '') || 'exercise'}`;
  const others = taken.filter((id) => id === wanted || id.startsWith(`${wanted}-`));
  return others.length === 0 ? wanted : `${wanted}-${others.length + 1}`;
}
