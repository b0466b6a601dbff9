import { proxy } from 'comlink';
import type { Control } from '#sandbox/control/control-api.ts';
import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { type BugReport, type Moment, type MomentPage, readMoment } from '#sandbox/control/moment/moment.ts';
import { momentVersion } from '#sandbox/control/moment/moment-version.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { callAsCustomer } from './as-customer.ts';
import { openBankDatabase } from './bank-database.ts';
import { watchDue } from './due-watch.ts';
import { followLink, type LinkOutcome } from './follow-link.ts';
import { type PostedAnswer, type PostedRequest, postAnswer, unpostRequest } from './posted-http.ts';
import { sleep } from './sleep.ts';

export interface BankController {
  /** Calls the bank as the browser's one customer. The session is kept here instead of a cookie jar. */
  ask(request: PostedRequest): Promise<PostedAnswer>;
  /** Calls it as a persona’s customer, or as a visitor, without a change to the browser’s own session: see as-customer.ts. */
  askAs(who: string, request: PostedRequest): Promise<PostedAnswer>;
  readonly control: Control;
  /**
   * Applies a link's `?sandbox=` and replaces the placeholders in its URL with tokens. A link with a persona, seed or
   * clock opens a fresh bank for every tab; any other changes the current bank.
   */
  follow(link: string, address: string): Promise<LinkOutcome>;
  /** Logs the customer in to the current bank and switches the sandbox to that persona. */
  logInAs(persona: string): Promise<LogInResult>;
  /** This moment as the contents of a file and packed for a link. */
  takeMoment(page: MomentPage, report?: BugReport): Promise<TakenHere>;
  /** Replaces the bank by the one in a file, or in a packed link, and gives the browser its session. */
  openMoment(text: string, as: 'file' | 'packed'): Promise<OpenedHere>;
  /** @returns a function that stops listening; without it a closed tab would stay subscribed while the worker lives. */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
}

export type LogInResult =
  | { readonly outcome: 'done'; readonly credentialsChangeNeeded: boolean }
  | { readonly outcome: 'refused'; readonly problem: string };

export type TakenHere =
  | { readonly outcome: 'taken'; readonly text: string; readonly packed: string }
  | { readonly outcome: 'refused'; readonly reason: string };

export type OpenedHere =
  | { readonly outcome: 'opened'; readonly page: MomentPage | null }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Longer than any app waits, so that a withheld answer is not kept for ever. */
const longestWaitMs = 600_000;

/** @throws when the browser allows no database. */
export async function openBankController(): Promise<BankController> {
  const database = await openBankDatabase();
  const sandbox = await openSandbox({
    settings: {},
    personas,
    jobKinds,
    describer,
    store: database.journal,
    build: import.meta.env.PADDOCK_BUILD,
    readWallMs: Date.now,
    sleep,
  });
  const { control } = sandbox;
  let session = (await control.summary()).entries === 0 ? null : await database.readSession();

  /** Counts sessions set from outside: an answer already on its way must not restore an older one. */
  let sessionsSet = 0;

  async function keepSession(id: string | null): Promise<void> {
    session = id;
    try {
      await database.keepSession(id);
    } catch {
      // The session still works here; after a reload the customer signs in again.
    }
  }

  async function giveSession(id: string | null): Promise<void> {
    sessionsSet += 1;
    await keepSession(id);
  }

  sandbox.subscribe((event) => {
    // Sessions end with their bank; going back leaves those that there were.
    if (event.event === 'opened' && !event.rewound) void giveSession(null);
  });

  watchDue(sandbox);

  return {
    async ask(posted) {
      const request = unpostRequest(posted, AbortSignal.timeout(longestWaitMs));
      const setBefore = sessionsSet;
      const { response, session: changed } = await sandbox.exchange(request, session ?? undefined);
      if (changed !== undefined && setBefore === sessionsSet) await keepSession(changed === '' ? null : changed);
      return postAnswer(response);
    },
    async askAs(who, posted) {
      const request = unpostRequest(posted, AbortSignal.timeout(longestWaitMs));
      return postAnswer((await callAsCustomer(sandbox, request, who)).response);
    },
    control,
    follow: (link, address) =>
      followLink({ control, personaIds: Object.keys(personas), session: () => session, giveSession }, link, address),
    async logInAs(persona) {
      const opened = await control.openSession(persona);
      if (opened.outcome === 'refused') return { outcome: 'refused', problem: opened.reason };
      await giveSession(opened.sessionId);
      await control.choosePersona(persona);
      const customer = await control.customer(persona);
      return {
        outcome: 'done',
        credentialsChangeNeeded: customer.outcome === 'done' && customer.loginSteps.length > 0,
      };
    },
    async takeMoment(page, report) {
      const taken = await control.snapshot();
      if (taken.outcome === 'refused') return { outcome: 'refused', reason: taken.reason };
      const { snapshot } = taken;
      const moment: Moment = { format: 'paddock-moment', version: momentVersion, snapshot, session, page };
      const [text, packed] = [JSON.stringify({ ...moment, ...(report && { report }) }), JSON.stringify(moment)];
      return { outcome: 'taken', text, packed: await packText(packed) };
    },
    async openMoment(written, as) {
      const text = as === 'packed' ? await unpackText(written) : written;
      if (text === undefined) return { outcome: 'refused', reason: 'The link was cut or changed on the way.' };
      const read = readMoment(text);
      if (read.outcome === 'refused') return read;
      const opened = await control.openSnapshot(read.moment);
      if (opened.outcome === 'refused') return { outcome: 'refused', reason: opened.reason };
      if (opened.session !== null) await giveSession(opened.session);
      return { outcome: 'opened', page: opened.page };
    },
    subscribe: (listener) => proxy(sandbox.subscribe(listener)),
  };
}
