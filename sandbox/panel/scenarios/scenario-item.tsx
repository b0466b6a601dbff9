import { useRef, useState } from 'react';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { RenameScenario } from './rename-scenario.tsx';
import { readSettings, type Scenario, standingIds } from './scenario.ts';
import { settingsInWords } from './scenario-words.ts';

interface ScenarioItemProps {
  readonly scenario: Scenario;
  /** The titles of all scenarios. */
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly acts: {
    start(): void;
    copyLink?(): void;
    saveFile(): void;
    rename(name: string): void;
    remove(): void;
  };
}

export function ScenarioItem({ scenario: { name, text }, names, busy, acts }: ScenarioItemProps) {
  const { state } = usePanel();
  const [renaming, setRenaming] = useState(false);
  const hasLeft = useRef(false);
  const read = readSettings(text, standingIds(state.personas));
  const about = <HiddenText> {name}</HiddenText>;

  /** The form that had the focus is gone. */
  function focusOnceLeft(button: HTMLButtonElement | null) {
    if (button === null || !hasLeft.current) return;
    hasLeft.current = false;
    button.focus();
  }

  return (
    <li className={styles.stack}>
      <span className={styles.grow}>
        <span>{name}</span>
        <span className={styles.quiet}>
          {read.outcome === 'read'
            ? settingsInWords(read.settings, state.personas)
            : `Cannot be started. ${read.reason}`}
        </span>
      </span>
      {renaming ? (
        <RenameScenario
          name={name}
          others={names.filter((each) => each !== name)}
          onRename={acts.rename}
          onLeave={() => {
            hasLeft.current = true;
            setRenaming(false);
          }}
        />
      ) : (
        <div className={styles.row}>
          {read.outcome === 'read' && (
            <>
              <AskFirst
                name={<>Start{about}</>}
                question={`This discards everything done here, in every tab. Start ${name} in a fresh bank?`}
                keep="Keep this bank"
                busy={busy}
                onGo={acts.start}
              />
              {acts.copyLink !== undefined && <Button onClick={acts.copyLink}>Copy link{about}</Button>}
            </>
          )}
          <Button onClick={acts.saveFile}>Save as a file{about}</Button>
          <Button ref={focusOnceLeft} onClick={() => setRenaming(true)}>
            Rename{about}
          </Button>
          <Button busy={busy} onClick={acts.remove}>
            Remove{about}
          </Button>
        </div>
      )}
    </li>
  );
}
