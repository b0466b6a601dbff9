import { type FormEvent, useEffect, useState } from 'react';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { writeExercises } from '#sandbox/classroom/exercises/read-exercises.ts';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import { saveFile } from '#sandbox/panel/share/save-file.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { askClass } from './ask-class.ts';
import styles from './class-pages.module.css';
import { forgetExercise, keepExercise, keptExercises } from './kept-exercises.ts';
import { OwnExercises } from './own-exercises.tsx';
import { PaperButtons } from './paper-buttons.tsx';

interface OpenClassProps {
  readonly offered: readonly Exercise[];
  readonly hasApp: boolean;
  /** The exercise of the link that was opened, or why it has none. */
  readonly linked: readonly Exercise[] | { readonly reason: string };
  readonly onOpened: (opened: { readonly key: string; readonly secret: string }) => void;
}

/** A title, and exercises in the order in which they are done. */
export function OpenClass({ offered: ours, hasApp, linked, onOpened }: OpenClassProps) {
  const [own, setOwn] = useState(() => keptExercises(ours.map(({ id }) => id)));
  const [title, setTitle] = useState('');
  const [picked, setPicked] = useState<readonly string[]>('reason' in linked ? [] : linked.map(({ id }) => id));
  const [problem, setProblem] = useState(
    'reason' in linked ? `The exercise of the link was not taken. ${linked.reason}` : undefined,
  );
  const [said, setSaid] = useState('');
  const offered = [...ours, ...own];
  const chosen = offered.filter(({ id }) => picked.includes(id)).toSorted(byPlaceIn(picked));
  const titleOf = (id: string) => offered.find((each) => each.id === id)?.title ?? id;

  useEffect(() => {
    document.title = 'Open a class';
  }, []);

  async function open(event: FormEvent) {
    event.preventDefault();
    try {
      onOpened(
        await askClass('POST', '', { title, exercises: chosen.map((each) => (own.includes(each) ? each : each.id)) }),
      );
    } catch (failure) {
      setProblem(reasonOf(failure));
    }
  }

  function pick(id: string) {
    const isPicked = picked.includes(id);
    setPicked(isPicked ? picked.filter((each) => each !== id) : [...picked, id]);
    setSaid(isPicked ? `“${titleOf(id)}” is out.` : `“${titleOf(id)}” is exercise ${picked.length + 1}.`);
  }

  function take(read: readonly Exercise[]) {
    if (!kept(() => read.forEach(keepExercise))) return;
    setOwn([...own, ...read]);
    setPicked([...picked, ...read.map(({ id }) => id)]);
    setSaid(`“${read.map((each) => each.title).join('”, “')}” ${read.length === 1 ? 'is' : 'are'} in.`);
  }

  /** Whether this browser keeps what was changed. */
  function kept(change: () => void): boolean {
    try {
      change();
      setProblem(undefined);
      return true;
    } catch {
      setProblem('The browser keeps nothing more. Remove an exercise first.');
      return false;
    }
  }

  function changeOwn(before: Exercise, now: Exercise | undefined) {
    const isKept = kept(() => {
      if (now !== undefined) keepExercise(now);
      if (now?.id !== before.id) forgetExercise(before);
    });
    if (!isKept) return;
    setOwn(own.flatMap((each) => (each !== before ? each : (now ?? []))));
    setPicked(picked.flatMap((id) => (id !== before.id ? id : (now?.id ?? []))));
    setSaid(now === undefined ? `“${before.title}” is removed.` : `“${now.title}” is saved in this browser.`);
  }

  function moveUp(id: string) {
    const place = picked.indexOf(id);
    const before = picked[place - 1];
    if (before === undefined) return;
    setPicked([...picked.slice(0, place - 1), id, before, ...picked.slice(place + 1)]);
    setSaid(`“${titleOf(id)}” is exercise ${place} now.`);
  }

  return (
    <main className={styles.page}>
      <h1>Open a class</h1>
      <AboutClasses hasApp={hasApp} />
      <form onSubmit={(event) => void open(event)} className={styles.stack}>
        <TextField
          label="Title"
          value={title}
          maxLength={60}
          required
          onChange={(event) => setTitle(event.target.value)}
        />
        <fieldset className={styles.group}>
          <legend>Exercises</legend>
          <Offers {...{ offered, picked }} onPick={pick} onAll={() => setPicked(offered.map(({ id }) => id))} />
          <OwnExercises own={own} taken={offered.map(({ id }) => id)} onRead={take} onChange={changeOwn} />
        </fieldset>
        {chosen.length > 0 && <InOrder title={title} chosen={chosen} onMoveUp={moveUp} onDone={setProblem} />}
        <p role="status">{said}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <div>
          <Button type="submit" look="main" disabled={picked.length === 0 || title.trim() === ''}>
            Open the class
          </Button>
        </div>
      </form>
    </main>
  );
}

function byPlaceIn(picked: readonly string[]) {
  return (one: Exercise, other: Exercise) => picked.indexOf(one.id) - picked.indexOf(other.id);
}

interface OffersProps {
  readonly offered: readonly Exercise[];
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
  readonly onAll: () => void;
}

function Offers({ offered, picked, onPick, onAll }: OffersProps) {
  return (
    <>
      <p>
        <Button onClick={onAll}>Take all</Button>
      </p>
      <ul className={styles.offers}>
        {offered.map(({ id, title: name, area, story }) => (
          <li key={id}>
            <label className={styles.offer}>
              <input type="checkbox" checked={picked.includes(id)} onChange={() => onPick(id)} />
              <span>
                <strong>{name}</strong> <span className={styles.area}>{area}</span>
                <br />
                <span className={styles.soft}>{story}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

interface InOrderProps {
  readonly title: string;
  readonly chosen: readonly Exercise[];
  readonly onMoveUp: (id: string) => void;
  readonly onDone: (problem: string | undefined) => void;
}

/** The exercises as trainees meet them, and how they are taken along. */
function InOrder({ title, chosen, onMoveUp, onDone }: InOrderProps) {
  return (
    <section aria-labelledby="order" className={styles.stack}>
      <h2 id="order">In this order</h2>
      <ol className={styles.order}>
        {chosen.map(({ id, title: name }, place) => (
          <li key={id}>
            {name}{' '}
            {place > 0 && (
              <Button look="quiet" onClick={() => onMoveUp(id)}>
                Earlier<HiddenText> {name}</HiddenText>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={() => saveFile('paddock-exercises.json', writeExercises(chosen))}>Save as a file</Button>
        <PaperButtons title={title.trim() || 'Exercises'} exercises={chosen} onDone={onDone} />
      </div>
    </section>
  );
}

function AboutClasses({ hasApp }: Pick<OpenClassProps, 'hasApp'>) {
  return (
    <>
      <p>
        Trainees open a link, give a first name or a nickname, and each works in a bank of their own. The bank itself
        checks what they do. Closing the class deletes their banks and their names.
      </p>
      {!hasApp && (
        <p role="alert">
          The app is not at this address. Run <code>npm run build</code> before <code>npm run bank</code>: trainees need
          it here.
        </p>
      )}
    </>
  );
}
