import { type ChangeEvent, useId, useState } from 'react';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type Scenario, standingIds } from './scenario.ts';
import { readScenario } from './scenario-file.ts';

interface OpenScenarioProps {
  /** Nothing starts yet. */
  readonly onOpen: (scenario: Scenario) => void;
}

/** Takes the scenario of a file into the list. */
export function OpenScenario({ onOpen }: OpenScenarioProps) {
  const { state } = usePanel();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setProblem(undefined);
    if (file === undefined) return;
    try {
      const read = readScenario(await file.text(), standingIds(state.personas));
      if (read.outcome === 'read') onOpen(read.scenario);
      else setProblem(`${file.name} was not opened. ${read.reason}`);
    } catch (failure) {
      setProblem(`${file.name} could not be read: ${reasonOf(failure)}`);
    }
    // The same file can then be chosen again.
    target.value = '';
  }

  return (
    <>
      <label htmlFor={id} className={styles.words}>
        Take a scenario from a file into this list
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={styles.file}
        onChange={(event) => void open(event)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.words}>
          {problem}
        </p>
      )}
    </>
  );
}
