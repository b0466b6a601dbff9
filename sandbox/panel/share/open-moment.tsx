import { type ChangeEvent, useId, useRef, useState } from 'react';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { MomentFile } from '#sandbox/panel/pieces/share-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { BundleReport } from './bundle-report.tsx';
import { useReport } from './use-report.ts';

/** Chooses a file, shows what it says, and replaces this bank by the one in it. */
export function OpenMoment() {
  const [file, setFile] = useState<MomentFile>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    setProblem(undefined);
    try {
      setFile(chosen && { name: chosen.name, text: await chosen.text() });
    } catch (failure) {
      setProblem(`It could not be read: ${reasonOf(failure)}`);
    }
  }

  function leave() {
    setFile(undefined);
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
  }

  return (
    <>
      <label htmlFor={id} className={styles.words}>
        Open a moment, a bug bundle or a snapshot
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".json,application/json"
        className={styles.file}
        onChange={(event) => void choose(event)}
      />
      {problem !== undefined && <NotOpened reason={problem} />}
      {file !== undefined && <ChosenFile file={file} onLeave={leave} />}
    </>
  );
}

function ChosenFile({ file, onLeave }: { readonly file: MomentFile; readonly onLeave: () => void }) {
  const { store } = usePanel();
  const opening = useAction();
  const read = useReport(file);
  if (read === undefined) return null;
  if (read.outcome === 'refused') return <NotOpened reason={read.reason} />;
  return (
    <>
      {read.report !== undefined && <BundleReport report={read.report} />}
      <p className={styles.words}>Its bank takes the place of the bank here, in every tab.</p>
      <div className={styles.row}>
        <Button busy={opening.busy} onClick={() => void opening.run(() => store.share.open(file))}>
          Replace this bank by {file.name}
        </Button>
        <Button busy={opening.busy} onClick={onLeave}>
          Keep this bank
        </Button>
      </div>
      {opening.told.problem !== undefined && <NotOpened reason={opening.told.problem} />}
    </>
  );
}

function NotOpened({ reason }: { readonly reason: string }) {
  return (
    <p role="alert" className={styles.words}>
      The file was not opened. {reason}
    </p>
  );
}
