import type { ControlVerdict, SandboxSummary } from '#sandbox/control/control.ts';
import type { JournalHead, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { SandboxEvent } from '#sandbox/control/sandbox.ts';
import type { PanelControl, PanelVerbs } from './panel-control.ts';

/** What the panel shows, as one value that is replaced and never changed. */
export interface PanelView {
  /** Undefined until the bank has answered for the first time. */
  readonly state: SandboxSummary | undefined;
  /** When `state` was read, in the milliseconds that `readMs` gives: a ticking clock goes on from there. */
  readonly readAtMs: number;
  /** Newest first, at most `mostCalls`. */
  readonly calls: readonly RequestHead[];
  /** How many calls were seen, shown or not. */
  readonly callCount: number;
  /** Another tab opened a fresh bank, and what this page shows belongs to the one before. */
  readonly openedElsewhere: boolean;
  /** Why the bank could not be reached at all; undefined while all is well. */
  readonly unreachable: string | undefined;
}

export interface PanelStore {
  read(): PanelView;
  subscribe(onChange: () => void): () => void;
  /** Has the bank do something. @returns why it did not, in words for a person, or undefined when it did. */
  act(verb: (verbs: PanelVerbs) => Promise<ControlVerdict>): Promise<string | undefined>;
  /** Like `act`, for opening a fresh bank: the event that tells every tab of it is then no news to this one. */
  reset(settings: string): Promise<string | undefined>;
  /** Logs that customer in, in the bank that is there. @returns why not, undefined when it is done. */
  logInAs(persona: string): Promise<string | undefined>;
  /** Has the bank answer a question that changes nothing. @throws whatever kept it from answering. */
  ask<Answer>(question: (verbs: PanelVerbs) => Promise<Answer>): Promise<Answer>;
}

export const mostCalls = 200;

const msBetweenCallsShown = 100;

/** Keeps the panel's view of a bank up to date from now on. `readMs` only ever measures how much time has passed. */
export function createPanelStore({ verbs, listen, logInAs }: PanelControl, readMs: () => number): PanelStore {
  let view: PanelView = {
    state: undefined,
    readAtMs: 0,
    calls: [],
    callCount: 0,
    openedElsewhere: false,
    unreachable: undefined,
  };
  /** By number, because what is told and what is asked for may overlap and cross. */
  let seen = new Set<number>();
  let ownResets = 0;
  const watchers = new Set<() => void>();

  let told: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(told);
    told = undefined;
    for (const watcher of watchers) watcher();
  }

  function show(change: Partial<PanelView>): void {
    view = { ...view, ...change };
    tell();
  }

  function showState(state: SandboxSummary): void {
    show({ state, readAtMs: readMs(), unreachable: undefined });
  }

  function showEntries(entries: readonly JournalHead[]): void {
    const news = entries.filter((entry): entry is RequestHead => entry.kind === 'request' && !seen.has(entry.n));
    if (news.length === 0) return;
    for (const { n } of news) seen.add(n);
    const calls = [...news, ...view.calls].sort((left, right) => right.n - left.n).slice(0, mostCalls);
    view = { ...view, calls, callCount: seen.size };
    // A page that opens asks many things at once; drawing the list for each would make it wait for its answers.
    told ??= setTimeout(tell, msBetweenCallsShown);
  }

  async function load(): Promise<void> {
    await reach(async () => {
      showState(await verbs.summary());
      showEntries(await verbs.journalHeads());
    });
  }

  async function reach(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (failure) {
      show({ unreachable: reasonOf(failure) });
    }
  }

  function hear(event: SandboxEvent): void {
    switch (event.event) {
      case 'entry':
        showEntries([event.entry]);
        // What testers do changes the state shown, and so does a fault that fires; any other call changes the list alone.
        if (event.entry.kind === 'control' || event.entry.contract === 'planned-fault')
          void reach(async () => showState(await verbs.summary()));
        return;
      case 'opened':
        seen = new Set();
        if (ownResets > 0) ownResets -= 1;
        else show({ openedElsewhere: true });
        show({ calls: [], callCount: 0 });
        void load();
        return;
      default:
        event satisfies never;
    }
  }

  async function act(verb: (verbs: PanelVerbs) => Promise<ControlVerdict>): Promise<string | undefined> {
    try {
      const verdict = await verb(verbs);
      if (verdict.outcome === 'done') {
        showState(verdict.state);
        return undefined;
      }
      const allowed = verdict.allowed ?? [];
      return allowed.length === 0 ? verdict.reason : `${verdict.reason} Allowed: ${allowed.join(', ')}.`;
    } catch (failure) {
      return `The bank did not answer: ${reasonOf(failure)}`;
    }
  }

  listen(hear);
  void load();

  return {
    read: () => view,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    act,
    async reset(settings) {
      ownResets += 1;
      const problem = await act((bank) => bank.reset(settings));
      if (problem !== undefined) ownResets -= 1;
      return problem;
    },
    logInAs: (persona) => logInAs(persona).catch((failure: unknown) => `The bank did not answer: ${reasonOf(failure)}`),
    ask: (question) => question(verbs),
  };
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
