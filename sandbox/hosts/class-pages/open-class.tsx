import { type FormEvent, useEffect, useState } from 'react';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { askClass } from './ask-class.ts';
import styles from './class-pages.module.css';

export interface Offered {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  readonly customer: string;
  readonly story: string;
}

interface OpenClassProps {
  readonly offered: readonly Offered[];
  readonly hasApp: boolean;
  readonly onOpened: (opened: { readonly key: string; readonly secret: string }) => void;
}

/** A title, and exercises in the order in which they are done. */
export function OpenClass({ offered, hasApp, onOpened }: OpenClassProps) {
  const [title, setTitle] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const titleOf = (id: string) => offered.find((each) => each.id === id)?.title ?? id;

  useEffect(() => {
    document.title = 'Open a class';
  }, []);

  async function open(event: FormEvent) {
    event.preventDefault();
    try {
      onOpened(await askClass('POST', '', { title, exercises: picked }));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  }

  function pick(id: string) {
    const isPicked = picked.includes(id);
    setPicked(isPicked ? picked.filter((each) => each !== id) : [...picked, id]);
    setSaid(isPicked ? `“${titleOf(id)}” is out.` : `“${titleOf(id)}” is exercise ${picked.length + 1}.`);
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
      <form onSubmit={(event) => void open(event)} className={styles.stack}>
        <TextField
          label="Title"
          value={title}
          maxLength={60}
          required
          error={problem}
          onChange={(event) => setTitle(event.target.value)}
        />
        <fieldset className={styles.group}>
          <legend>Exercises</legend>
          <p>
            <Button onClick={() => setPicked(offered.map(({ id }) => id))}>Take all</Button>
          </p>
          <ul className={styles.offers}>
            {offered.map(({ id, title: name, area, story }) => (
              <li key={id}>
                <label className={styles.offer}>
                  <input type="checkbox" checked={picked.includes(id)} onChange={() => pick(id)} />
                  <span>
                    <strong>{name}</strong> <span className={styles.soft}>{area}</span>
                    <br />
                    <span className={styles.soft}>{story}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        {picked.length > 0 && (
          <section aria-labelledby="order" className={styles.stack}>
            <h2 id="order">In this order</h2>
            <ol className={styles.order}>
              {picked.map((id, place) => (
                <li key={id}>
                  {titleOf(id)}{' '}
                  {place > 0 && (
                    <Button look="quiet" onClick={() => moveUp(id)}>
                      Earlier<HiddenText> {titleOf(id)}</HiddenText>
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
        <p role="status">{said}</p>
        <div>
          <Button type="submit" look="main" disabled={picked.length === 0 || title.trim() === ''}>
            Open the class
          </Button>
        </div>
      </form>
    </main>
  );
}
