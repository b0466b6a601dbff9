import { type FormEvent, useRef, useState } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { saveFile } from '#sandbox/panel/share/save-file.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { OpenScenario } from './open-scenario.tsx';
import { freeName, isName, keptScenarios, longestName, type Scenario } from './scenario.ts';
import { scenarioFileName, writeScenario } from './scenario-file.ts';
import { ScenarioItem } from './scenario-item.tsx';
import { settingsPath } from './scenario-link.ts';
import { settingsOf, startSettings } from './start-settings.ts';

/** What is set in the sandbox, saved under names in this browser, started again and passed on. */
export function ScenariosSection() {
  const { store, onReset } = usePanel();
  const action = useAction();
  const copying = useCopying();
  const kept = useKeptScenarios();
  const { scenarios, say } = kept;
  // The panel of the Node host stands beside no site that a link could lead to.
  const hasSite = store.stage !== undefined;
  const names = scenarios.map(({ name }) => name);
  const status = useRef<HTMLParagraphElement>(null);

  /** What had the focus is then gone from the list. */
  async function change(does: () => void) {
    if (await action.run(() => reasonFor(does))) status.current?.focus();
  }

  function save(name: string): Promise<boolean> {
    return action.run(() => reasonFor(async () => kept.keep({ name, text: await settingsOf(store, 'now') })));
  }

  return (
    <Section title="Saved scenarios" action={action}>
      <p className={styles.quiet}>
        A scenario is what is set now: customer, time, switches, faults, own answers and seed. Payments, verbs and
        whatever else was done are not in it: “This moment” keeps those.
      </p>
      <SaveScenario names={names} busy={action.busy} onSave={save} />
      {scenarios.length > 0 && (
        <ul aria-label="Scenarios saved in this browser" className={styles.stacks}>
          {scenarios.map((scenario) => (
            <ScenarioItem
              key={scenario.name}
              scenario={scenario}
              names={names}
              busy={action.busy}
              acts={{
                start: () => void action.run(() => startSettings(store, scenario.text, onReset)),
                ...(hasSite && {
                  copyLink: () => void copying.copy(`link to ${scenario.name}`, () => linkTo(scenario)),
                }),
                saveFile() {
                  const file = scenarioFileName(scenario.name);
                  saveFile(file, writeScenario(scenario));
                  say(`Saved as ${file}.`);
                },
                rename: (name) => void change(() => kept.rename(scenario, name)),
                remove: () => void change(() => kept.remove(scenario)),
              }}
            />
          ))}
        </ul>
      )}
      <Copied copying={copying} />
      <div className={styles.row}>
        <p ref={status} role="status" tabIndex={-1} className={styles.quiet}>
          {kept.said}
        </p>
        {kept.removed !== undefined && <Button onClick={() => void change(kept.putBack)}>Put it back</Button>}
      </div>
      <OpenScenario
        onOpen={(opened) =>
          void action.run(() => reasonFor(() => kept.keep({ ...opened, name: freeName(opened.name, names) })))
        }
      />
    </Section>
  );
}

function linkTo({ text }: Scenario): string {
  const site = new URL(import.meta.env.BASE_URL, location.href);
  return new URL(settingsPath(text).slice(1), site).href;
}

/** The list, which is stored, and what became of it last. */
function useKeptScenarios() {
  const [scenarios, setScenarios] = useState(() => keptScenarios.all(localStorage));
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Scenario>();

  function show(now: string, gone?: Scenario) {
    setScenarios(keptScenarios.all(localStorage));
    setSaid(now);
    setRemoved(gone);
  }

  function keep(scenario: Scenario) {
    keptScenarios.keep(localStorage, scenario);
    show(`Saved in this browser: ${scenario.name}.`);
  }

  return {
    scenarios,
    said,
    removed,
    say: (now: string) => show(now),
    keep,
    rename({ name: before, text }: Scenario, name: string) {
      keptScenarios.keep(localStorage, { name, text });
      keptScenarios.forget(localStorage, before);
      show(`${before} is now ${name}.`);
    },
    remove(scenario: Scenario) {
      keptScenarios.forget(localStorage, scenario.name);
      show(`Removed: ${scenario.name}.`, scenario);
    },
    putBack() {
      if (removed !== undefined) keep(removed);
    },
  };
}

/** Does it. @returns why not, undefined when done. */
async function reasonFor(does: () => void | Promise<void>): Promise<string | undefined> {
  try {
    await does();
    return undefined;
  } catch (failure) {
    if (failure instanceof DOMException) return 'The browser keeps nothing more. Remove a saved scenario first.';
    return reasonOf(failure);
  }
}

interface SaveScenarioProps {
  readonly names: readonly string[];
  readonly busy: boolean;
  /** @returns whether it was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Saves what is set now; over another only where the button says so. */
function SaveScenario({ names, busy, onSave }: SaveScenarioProps) {
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
