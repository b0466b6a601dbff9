import { type FormEvent, useState } from 'react';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { isName, longestName } from './scenario.ts';

interface RenameScenarioProps {
  readonly name: string;
  readonly others: readonly string[];
  readonly onRename: (name: string) => void;
  readonly onLeave: () => void;
}

export function RenameScenario({ name, others, onRename, onLeave }: RenameScenarioProps) {
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isTaken = others.includes(wanted);

  function rename(event: FormEvent) {
    event.preventDefault();
    if (!isName(wanted) || isTaken) return;
    if (wanted !== name) onRename(wanted);
    onLeave();
  }

  return (
    <form className={styles.row} onSubmit={rename}>
      <TextField
        label={`New name of ${name}`}
        autoFocus
        maxLength={longestName}
        error={isTaken ? 'Another scenario has this name.' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={!isName(wanted) || isTaken}>
        Rename
      </Button>
      <Button onClick={onLeave}>Keep its name</Button>
    </form>
  );
}
