import { useId, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { CheckField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';

interface Played {
  readonly planned: number;
  readonly leftOut: readonly string[];
}

/** Plays the answers of a real service, or of another bank, from a recording. */
export function HarForm() {
  const { store } = usePanel();
  const id = useId();
  const action = useAction();
  const [file, setFile] = useState<File>();
  const [unchecked, setUnchecked] = useState(false);
  const [bankAfter, setBankAfter] = useState(false);
  const [played, setPlayed] = useState<Played>();

  async function play(recording: File): Promise<string | undefined> {
    setPlayed(undefined);
    let har: unknown;
    try {
      har = JSON.parse((await recording.text()).replace(/^\uFEFF/, ''));
    } catch {
      return `${recording.name} is no JSON, so it is no HAR file.`;
    }
    try {
      const told = await store.ask((bank) => bank.addStubsFromHar({ har, unchecked, lastStays: !bankAfter }));
      if (told.outcome === 'refused') return told.reason;
      setPlayed(told);
      return undefined;
    } catch (failure) {
      return reasonOf(failure);
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        Each call gets the answers of the recording in their order. Sessions, nonces and logging in stay the bank’s own.
      </p>
      <label htmlFor={id} className={styles.words}>
        A HAR file, from the browser’s network tab or from “Save all calls as HAR”
      </label>
      <input
        id={id}
        type="file"
        accept=".har,.json,application/json"
        className={styles.file}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <CheckField label="Even answers that break the contract (unchecked)" checked={unchecked} onCheck={setUnchecked} />
      <CheckField label="Afterwards the bank answers itself" checked={bankAfter} onCheck={setBankAfter} />
      <Button
        busy={action.busy}
        disabled={file === undefined}
        onClick={() => file && void action.run(() => play(file))}
      >
        Play the recording
      </Button>
      <Answer told={action.told} />
      <div role="status" className={styles.words}>
        {played !== undefined && <PlayedText {...played} />}
      </div>
    </div>
  );
}

const mostListed = 10;

function PlayedText({ planned, leftOut }: Played) {
  const more = leftOut.length - mostListed;
  return (
    <>
      <p>
        {planned === 1 ? 'One answer is' : `${planned} answers are`} planned.
        {leftOut.length > 0 && ' Left out:'}
      </p>
      {leftOut.length > 0 && (
        <ul className={styles.list}>
          {leftOut.slice(0, mostListed).map((each) => (
            <li key={each}>{each}</li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </ul>
      )}
    </>
  );
}
