import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { createReplacement } from './bank-replacement.ts';
import type { ControlContext } from './control-core.ts';
import { type Asked, askOf } from './journal/ask.ts';
import type { JournalHead } from './journal/journal.ts';
import type { KeptJournal } from './journal/kept-journal.ts';
import { divided, toOpenAgain } from './journal/opening.ts';
import { type KeptBank, keepBank } from './kept-bank.ts';
import { opensFreshBank, type SandboxSettings } from './link/sandbox-settings.ts';
import { createWorldOpener, type WorldOpener, type WorldOptions } from './world-opener.ts';

export interface SandboxOptions extends WorldOptions {
  /** Without persona, seed or clock a stored bank resumes, where there is one. */
  readonly settings: SandboxSettings;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export type SandboxEvent =
  | { readonly event: 'entry'; readonly entry: JournalHead }
  /** What customers see may be another, though no call of theirs has changed it: by an act of a tester, or by due jobs. */
  | { readonly event: 'changed'; readonly by: 'act' | 'jobs' }
  /** A new bank has replaced the one before; anything shown of that one is stale. */
  | {
      readonly event: 'opened';
      /** The same bank as it was before, with the sessions it had then. */
      readonly rewound?: true;
    };

/** The bank of a sandbox, and its journal: another may take its place at any time. */
export interface OpenBank extends Omit<ControlContext, 'inTurn'> {
  /** The settings that are still to be applied: to a stored bank that goes on, all of them. */
  readonly left: SandboxSettings;
  readonly journal: KeptJournal;
  notify(notice: string): void;
  /** Of a store that other processes write as well: plays what they have stored. */
  readonly catchUp: (() => Promise<void>) | undefined;
  ask(inbound: Inbound): Promise<Asked>;
}

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openBank(options: SandboxOptions, tell: (event: SandboxEvent) => void): Promise<OpenBank> {
  const { settings, readWallMs, build } = options;
  const { shared } = options.store;
  const opener = createWorldOpener(options);
  // Where others write as well, what is there is another's bank.
  const reopened = await opener.read(opensFreshBank(settings) && shared === undefined ? 'fresh' : 'as-stored');
  const first = reopened.world ?? (await opener.open(toOpenAgain(settings), reopened.openings + 1));
  const bank = await keepBank({
    options,
    opener,
    reopened,
    first,
    onEntry: (entry) => tell({ event: 'entry', entry }),
    onChanged: (by) => tell({ event: 'changed', by }),
    onOpened: () => tell({ event: 'opened' }),
  });
  const { journal, reportJobs, world } = bank;
  const forResumed = shared === undefined ? settings : {};
  const left = reopened.world === undefined ? await beginFresh(bank, opener, settings) : forResumed;
  return {
    ...createReplacement({
      options,
      opener,
      bank,
      onOpened: (how) => tell({ event: 'opened', ...(how === 'rewound' && { rewound: true }) }),
    }),
    act: bank.act,
    readWallMs,
    build,
    plan: opener.plan,
    journal,
    notify: bank.notify,
    left,
    catchUp: bank.catchUp,
    runDue: bank.runDue,
    world,
    notice: bank.notice,
    entries: () => journal.entries,
    sessionSeen: (id) => journal.sessionSeen(id),
    reportLateRequests() {
      journal.reportLate();
      reportJobs();
    },
    async ask(inbound) {
      const asked = await bank.step(() => askOf(world(), journal, inbound, readWallMs()));
      reportJobs();
      return asked;
    },
  };
}

/** @returns the settings that are still to be applied: none where another process has opened the bank first. */
async function beginFresh(bank: KeptBank, opener: WorldOpener, settings: SandboxSettings): Promise<SandboxSettings> {
  const mine = bank.world();
  const entries = await opener.addCustomers(mine, settings).catch((failure: unknown) => {
    bank.notify(reasonOf(failure));
    return [];
  });
  let { later } = divided(settings);
  await bank.step(async () => {
    if (bank.world() === mine) await bank.begin(entries);
    else later = {};
  }, 'another');
  return later;
}
