import { type FormEvent, useState } from 'react';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { isName, longestName } from './scenario.ts';

interface SaveScenarioProps {
  readonly names: readonly string[];
  readonly busy: boolean;
  /** @returns whether it was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Saves what is set now; over another only where the button says so. */
export function SaveScenario({ names, busy, onSave }: SaveScenarioProps) {
  const [name, setName] = useState('');
  const wanted = name.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isName(wanted) && (await onSave(wanted))) setName('');
  }

  return (
    <form className={styles.row} onSubmit={(event) => void save(event)}>
      <TextField
        label="Save what is set now as"
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={!isName(wanted)}>
        {names.includes(wanted) ? `Save over ${wanted}` : 'Save'}
      </Button>
    </form>
  );
}
