import type { ControlVerdict, SandboxSummary } from '#sandbox/control/control-api.ts';
import type { JournalHead, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { ControlRefusal } from '#sandbox/control/queries/control-verdict.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { PageControl } from './page-control.ts';
import type { PanelControl, PanelMethods } from './panel-control.ts';
import type { ShareControl } from './share-control.ts';
import type { StageControl } from './stage-control.ts';

/** Immutable. */
export interface PanelView {
  /** Undefined until the bank's first answer. */
  readonly state: SandboxSummary | undefined;
  /** When `state` was read, by `readMs`; a ticking clock runs on from there. */
  readonly readAtMs: number;
  /** Newest first, at most `mostCalls`. */
  readonly calls: readonly RequestHead[];
  /** All calls received, shown or not. */
  readonly callCount: number;
  /** Another tab opened a fresh bank; this page still shows the one before. */
  readonly openedElsewhere: boolean;
  /** Why the bank could not be reached; undefined when it could. */
  readonly unreachable: string | undefined;
}

export interface PanelStore {
  read(): PanelView;
  subscribe(onChange: () => void): () => void;
  /** Acts on the bank. @returns the reason for a refusal or failure, undefined when done. */
  act(does: (bank: PanelMethods) => Promise<ControlVerdict>): Promise<string | undefined>;
  /** Opens a fresh bank from here. @returns the reason for a refusal or failure, undefined when done. */
  reset(settings: string): Promise<string | undefined>;
  /** Takes the bank back, and reloads the page. */
  rewind(to: string): Promise<string | undefined>;
  /** Logs the customer in to the current bank. @returns the reason for a refusal, undefined when done. */
  logInAs(persona: string): Promise<string | undefined>;
  readonly linkAs: PanelControl['linkAs'];
  readonly share: ShareControl;
  readonly stage: StageControl | undefined;
  readonly page: PageControl | undefined;
  /** Runs a read-only query. @throws when the bank does not answer. */
  ask<Answer>(question: (bank: PanelMethods) => Promise<Answer>): Promise<Answer>;
}

export const mostCalls = 200;

const msBetweenCallsShown = 100;

/** Keeps a live view of the bank. `readMs` only measures elapsed time. */
export function createPanelStore(
  { methods, share, stage, page, listen, logInAs, linkAs, onRewound }: PanelControl,
  readMs: () => number,
): PanelStore {
  let view: PanelView = {
    state: undefined,
    readAtMs: 0,
    calls: [],
    callCount: 0,
    openedElsewhere: false,
    unreachable: undefined,
  };
  const calls = newestCalls();
  const resets = ownResets();
  const { notify, notifySoon, subscribe } = createWatchers();

  function show(change: Partial<PanelView>): void {
    view = { ...view, ...change };
    notify();
  }

  function showState(state: SandboxSummary): void {
    show({ state, readAtMs: readMs(), unreachable: undefined });
  }

  function showEntries(entries: readonly JournalHead[]): void {
    if (!calls.add(entries)) return;
    view = { ...view, ...calls.shown };
    notifySoon();
  }

  async function load(): Promise<void> {
    await reach(async () => {
      calls.add(await methods.journalHeads());
      const state = await methods.summary();
      // Together: what the panel tells of a customer depends on who has called.
      view = { ...view, ...calls.shown };
      showState(state);
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
        if (changesSummary(event.entry)) void reach(async () => showState(await methods.summary()));
        return;
      case 'changed':
        // An act is heard of by its entry.
        if (event.by === 'jobs') void reach(async () => showState(await methods.summary()));
        return;
      case 'opened':
        calls.forget();
        if (!resets.isOwn()) show({ openedElsewhere: true });
        show(calls.shown);
        void load();
        return;
      default:
        event satisfies never;
    }
  }

  async function act(does: (bank: PanelMethods) => Promise<ControlVerdict>): Promise<string | undefined> {
    try {
      const verdict = await does(methods);
      if (verdict.outcome === 'refused') return refusalIn(verdict);
      showState(verdict.state);
      return undefined;
    } catch (failure) {
      return `The bank did not answer: ${reasonOf(failure)}`;
    }
  }

  listen(hear);
  void load();

  return {
    read: () => view,
    subscribe,
    act,
    reset: (settings) => resets.replacing(() => act((bank) => bank.reset(settings))),
    async rewind(to) {
      const problem = await resets.replacing(() => act((bank) => bank.rewind(to)));
      if (problem === undefined) onRewound();
      return problem;
    },
    logInAs: (persona) => logInAs(persona).catch((failure: unknown) => `The bank did not answer: ${reasonOf(failure)}`),
    linkAs,
    share: { ...share, open: (file) => resets.replacing(() => share.open(file)) },
    stage,
    page,
    ask: (question) => question(methods),
  };
}

/** Only acts of testers and what they planned do; other calls change just the list. */
function changesSummary(entry: JournalHead): boolean {
  return entry.kind === 'control' || entry.contract === 'planned-fault' || entry.stub !== undefined;
}

/** The newest calls of a bank, each once: loaded entries and events may overlap and arrive out of order. */
function newestCalls() {
  let seen = new Set<number>();
  let calls: readonly RequestHead[] = [];
  return {
    get shown(): Pick<PanelView, 'calls' | 'callCount'> {
      return { calls, callCount: seen.size };
    },
    /** @returns whether there is news. */
    add(entries: readonly JournalHead[]): boolean {
      const news = entries.filter((entry): entry is RequestHead => entry.kind === 'request' && !seen.has(entry.n));
      for (const { n } of news) seen.add(n);
      calls = [...news, ...calls].sort((left, right) => right.n - left.n).slice(0, mostCalls);
      return news.length > 0;
    },
    forget() {
      seen = new Set();
      calls = [];
    },
  };
}

/** Another bank that takes the place of this one from here is not reported as opened elsewhere. */
function ownResets() {
  let expected = 0;
  return {
    /** Whether a bank that was opened is the one expected. */
    isOwn(): boolean {
      if (expected === 0) return false;
      expected -= 1;
      return true;
    },
    async replacing(replace: () => Promise<string | undefined>): Promise<string | undefined> {
      expected += 1;
      const problem = await replace();
      // An answer that was lost may have been heard of already.
      if (problem !== undefined) expected = Math.max(0, expected - 1);
      return problem;
    },
  };
}

function createWatchers() {
  const watchers = new Set<() => void>();
  let pending: ReturnType<typeof setTimeout> | undefined;
  function notify(): void {
    clearTimeout(pending);
    pending = undefined;
    for (const watcher of watchers) watcher();
  }
  return {
    notify,
    /** A page makes many calls as it opens; redrawing the list for each would slow it down. */
    notifySoon() {
      pending ??= setTimeout(notify, msBetweenCallsShown);
    },
    subscribe(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

function refusalIn({ reason, allowed = [] }: ControlRefusal): string {
  return allowed.length === 0 ? reason : `${reason} Allowed: ${listed(allowed)}.`;
}

const mostListed = 12;

function listed(allowed: readonly string[]): string {
  const more = allowed.length - mostListed;
  return more > 1 ? `${allowed.slice(0, mostListed).join(', ')} and ${more} more` : allowed.join(', ');
}
