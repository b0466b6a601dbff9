import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { keptCustomers } from '#sandbox/panel/described/kept-customers.ts';
import { runAct } from '#sandbox/panel/offers/run-act.ts';
import { startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import fieldStyles from '#sandbox/panel/pieces/field.module.css';
import { useAnswer, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { tellOf } from '#sandbox/panel/pieces/use-action.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { keptScenarios } from '#sandbox/panel/scenarios/scenario.ts';
import type { PanelSubject, PanelTabId } from '#sandbox/panel/tabs/panel-place.ts';
import { type Command, commandsFor, findCommands } from './commands.ts';
import styles from './palette.module.css';

interface PaletteProps {
  readonly onTab: (tab: PanelTabId, about?: PanelSubject) => void;
  /** @param said what was done, if anything. */
  readonly onClose: (said: string) => void;
}

const mostShown = 40;

/** What is offered to testers, as far as the bank has told of it, and the moments to go back to. */
async function askKnown(bank: PanelMethods, persona: string) {
  const [verbs, past, directory, { offerSections }] = await Promise.all([
    bank.verbs(persona),
    bank.bookmarks(),
    bank.directory(),
    import('#sandbox/panel/offers/offers.ts'),
  ]);
  if (verbs.outcome === 'refused') return verbs;
  if (directory.outcome === 'refused') return directory;
  const bookmarks = past.outcome === 'done' ? past.bookmarks : [];
  const saved = keptCustomers.all(localStorage);
  const scenarios = keptScenarios.all(localStorage);
  const known = { verbs: verbs.verbs, directory, assumptions: [], saved, scenarios, parts: [] };
  return { outcome: 'done', bookmarks, known, offerSections } as const;
}

/** Does what is chosen, and closes; what cannot be done is said. */
function useCommands({ onTab, onClose }: PaletteProps) {
  const panel = usePanel();
  const { store } = panel;
  const copying = useCopying();
  const [problem, setProblem] = useState<string>();

  async function doIt(act: () => Promise<string | undefined>, says: string) {
    const told = await tellOf(panel, act, says);
    if (told.problem === undefined) onClose(told.said ?? '');
    else setProblem(told.problem);
  }

  async function run({ does, title, hint }: Command) {
    switch (does.act) {
      case 'tab': {
        const { act: _, tab, ...about } = does;
        return onTab(tab, about);
      }
      case 'visit':
        return location.assign(`${import.meta.env.BASE_URL}${does.link.slice(1)}`);
      case 'copy':
        if (await copying.copy('', () => does.text)) onClose(`Done: Copied ${does.text}`);
        return;
      case 'rewind':
        return doIt(() => store.rewind(does.to), `${title}.`);
      case 'tick':
        return doIt(() => store.act((bank) => (does.frozen ? bank.unfreezeClock() : bank.freezeClock())), `${title}.`);
      case 'verb':
        return doIt(() => runAct(store, does), hint);
      default:
        return doIt(() => runAct(store, does), `${title}.`);
    }
  }

  return { run, copying, problem, forget: () => setProblem(undefined) };
}

/** The commands that the words typed find. */
function useFound(words: string): readonly Command[] {
  const { state, store } = usePanel();
  const now = startOfMinute(useBankNow());
  const { answer } = useAnswer(askKnown, state.persona);
  const commands = useMemo(() => {
    const sections = answer?.offerSections({ state, now, ...answer.known }) ?? [];
    const all = commandsFor({ state, sections, bookmarks: answer?.bookmarks ?? [] });
    // The panel of a Node host has no page beside it.
    return all.filter(({ does }) => does.act !== 'visit' || store.stage !== undefined);
  }, [state, now, answer, store]);
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
        className={fieldStyles.control}
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
            key={`${command.title} ${command.written}`}
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
