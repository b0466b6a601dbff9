import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { askClass, type EnteredPage, goTo } from './ask-class.ts';
import styles from './class-pages.module.css';

interface JoinClassProps {
  readonly classKey: string;
  readonly title: string;
  readonly app: string | null;
}

const noBar =
  'You are in the class, but the app at this address cannot show its exercises. Tell the trainer: the class has to be opened at the bank’s own address.';

/** Whether the app's pages bring the bar: something between here and the bank may serve them without. */
async function showsExercises(app: string): Promise<boolean> {
  const page = await fetch(app, { headers: { accept: 'text/html' } });
  return (await page.text()).includes('class-bar');
}

/** What a trainee sees first. */
export function JoinClass({ classKey, title, app }: JoinClassProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = `Join ${title}`;
  }, [title]);

  async function join(event: FormEvent) {
    event.preventDefault();
    if (app === null || busy) return;
    setBusy(true);
    try {
      const entered = await askClass<EnteredPage>('POST', `/${classKey}/trainees`, { name });
      if (!(await showsExercises(app))) throw new Error(noBar);
      goTo(entered, app);
    } catch (failure) {
      setProblem(reasonOf(failure));
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>You get a bank of your own to practise in. No money in it is real, and nobody in it exists.</p>
      {app === null ? (
        <p role="alert">
          The app is not at this address. Tell the trainer: the bank has to be started with the built site.
        </p>
      ) : (
        <form onSubmit={(event) => void join(event)} className={styles.form}>
          <TextField
            ref={field}
            label="Your first name or a nickname"
            value={name}
            maxLength={30}
            required
            error={problem}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="main" busy={busy}>
            Join
          </Button>
        </form>
      )}
      <p>The trainer sees the name and what you do in the exercises. Both are deleted when the class is closed.</p>
    </main>
  );
}
