import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { useAnswer, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import type { PanelSubject, PanelTabId } from '#sandbox/panel/tabs/panel-place.ts';
import { type Command, commandsFor, findCommands } from './commands.ts';
import styles from './palette.module.css';

interface PaletteProps {
  readonly onTab: (tab: PanelTabId, about?: PanelSubject) => void;
  /** @param said what was done, if anything. */
  readonly onClose: (said: string) => void;
}

const mostShown = 40;

/** What only the bank knows: verbs, bookmarks and the accounts elsewhere. */
async function askKnown(bank: PanelMethods, persona: string) {
  const [verbs, past, directory] = await Promise.all([bank.verbs(persona), bank.bookmarks(), bank.directory()]);
  if (verbs.outcome === 'refused') return verbs;
  const bookmarks = past.outcome === 'done' ? past.bookmarks : [];
  const accounts = directory.outcome === 'done' ? directory.accounts : [];
  return { outcome: 'done', verbs: verbs.verbs, bookmarks, accounts } as const;
}

/** Does what is chosen, and closes; what cannot be done is said. */
function useCommands({ onTab, onClose }: PaletteProps) {
  const { store } = usePanel();
  const copying = useCopying();
  const [problem, setProblem] = useState<string>();

  function finish(failed: string | undefined, said: string) {
    if (failed === undefined) onClose(`Done: ${said}`);
    else setProblem(failed);
  }

  async function run({ does, title }: Command) {
    switch (does.act) {
      case 'tab':
        return onTab(does.tab, does.verb === undefined ? {} : { verb: does.verb });
      case 'fault':
        return onTab('faults', { operationId: does.operationId });
      case 'copy':
        if (await copying.copy('', () => does.text)) onClose(`Done: Copied ${does.text}`);
        return;
      case 'log-in':
        return finish(await store.logInAs(does.persona), title);
      case 'rewind':
        return finish(await store.rewind(does.to), title);
      case 'moment':
        return finish(await store.act((bank) => bank.setClock(does.moment, 'kept')), title);
      case 'verb':
        return finish(await store.act((bank) => bank.doVerb({ verb: does.verb, persona: does.persona })), title);
      case 'switch':
        return finish(await store.act((bank) => switchTo(bank, does.name, does.value)), title);
      default:
        return does satisfies never;
    }
  }

  return { run, copying, problem, forget: () => setProblem(undefined) };
}

/** The commands that the words typed find. */
function useFound(words: string): readonly Command[] {
  const { state } = usePanel();
  const now = startOfMinute(useBankNow());
  const { answer } = useAnswer(askKnown, state.persona);
  const commands = useMemo(
    () =>
      commandsFor({
        state,
        now,
        verbs: answer?.verbs ?? [],
        bookmarks: answer?.bookmarks ?? [],
        accounts: answer?.accounts ?? [],
      }),
    [state, now, answer],
  );
  return useMemo(() => findCommands(commands, words).slice(0, mostShown), [commands, words]);
}

/** Finds and does whatever the panel can, by typing a few words. */
export function Palette({ onTab, onClose }: PaletteProps) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const { run, copying, problem, forget } = useCommands({ onTab, onClose });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useFound(words);
  const chosen = found[Math.min(place, found.length - 1)];

  // Focus can only move to what is shown.
  useEffect(() => field.current?.focus(), []);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onClose('');
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((Math.min(place, found.length - 1) + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      void run(chosen);
    }
  }

  return (
    <div role="dialog" aria-label="Sandbox commands" tabIndex={-1} className={styles.palette} onKeyDown={press}>
      <input
        ref={field}
        role="combobox"
        aria-label="Find a command"
        aria-expanded={true}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${found.indexOf(chosen)}`}
        aria-autocomplete="list"
        autoComplete="off"
        className={styles.field}
        placeholder="Persona, switch, moment, account, operation…"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setPlace(0);
          forget();
        }}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {copying.byHand !== undefined && (
        <div className={styles.problem}>
          <Copied copying={copying} />
        </div>
      )}
      <div id={`${id}-list`} role="listbox" aria-label="Commands" className={styles.list}>
        {found.map((command, index) => (
          <div
            key={`${command.group} ${command.title}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={command === chosen}
            tabIndex={-1}
            ref={command === chosen ? keepInView : undefined}
            className={styles.option}
            onClick={() => void run(command)}
            onKeyDown={press}
          >
            <span>{command.title}</span>
            <span className={styles.hint}>
              {command.group}
              {command.hint === '' ? '' : `: ${command.hint}`}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {found.length === 0 ? 'Nothing matches these words.' : 'Arrows choose, Enter does it, Escape closes.'}
      </p>
    </div>
  );
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function switchTo(bank: PanelMethods, name: string, value: string) {
  if (name === 'clock') return value === 'freeze' ? bank.freezeClock() : bank.unfreezeClock();
  return bank.setSwitches({ [name]: value });
}
