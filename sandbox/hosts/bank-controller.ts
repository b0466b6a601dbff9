import { proxy } from 'comlink';
import type { Control } from '#sandbox/control/control.ts';
import { openSandbox, type SandboxEvent } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { openBankDatabase } from './bank-database.ts';
import { followLink, type LinkOutcome } from './follow-link.ts';
import { type PostedAnswer, type PostedRequest, postAnswer, unpostRequest } from './posted-http.ts';
import { sleep } from './sleep.ts';

/** The browser's bank as its tabs see it across a message port. */
export interface BankController {
  /** Asks the bank as the browser's one customer: the session is kept here, where a cookie jar would keep it. */
  ask(request: PostedRequest): Promise<PostedAnswer>;
  readonly control: Control;
  /**
   * Does what a link's `?sandbox=` says, and puts tokens in place of the pieces of its address. One that names persona,
   * seed or clock opens a fresh bank for every tab of the browser; another changes the bank that is there.
   */
  follow(link: string, address: string): Promise<LinkOutcome>;
  /** Logs that customer in, in the bank that is there, and has the sandbox be about them. */
  logInAs(persona: string): Promise<LoggedIn>;
  /** @returns how to stop listening; a tab that is left would otherwise be told for as long as the worker lives. */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
}

/** What became of it; `problem` is in words for a person. */
export type LoggedIn =
  | { readonly outcome: 'done'; readonly credentialsChangeNeeded: boolean }
  | { readonly outcome: 'refused'; readonly problem: string };

/** Longer than any customer's app waits; an answer that a planned fault withholds must not be kept for ever. */
const longestWaitMs = 600_000;

/** @throws where the browser allows no database. */
export async function openBankController(): Promise<BankController> {
  const database = await openBankDatabase();
  const sandbox = await openSandbox({
    settings: {},
    personas,
    jobKinds,
    store: database.journal,
    build: import.meta.env.PADDOCK_BUILD,
    readWallMs: Date.now,
    sleep,
  });
  const { control } = sandbox;
  // A bank that had to be opened afresh, which its notice tells, has no sessions yet.
  let session = (await control.standing()).entries === 0 ? null : await database.readSession();

  /** Goes up with every session given from outside: an answer that was on its way then may not put its own back. */
  let given = 0;

  async function keepSession(id: string | null): Promise<void> {
    session = id;
    try {
      await database.keepSession(id);
    } catch {
      // A browser that cannot store it still has it here; the next reload asks to sign in again.
    }
  }

  async function giveSession(id: string | null): Promise<void> {
    given += 1;
    await keepSession(id);
  }

  sandbox.subscribe(({ event }) => {
    // Another bank knows nothing of this bank's sessions.
    if (event === 'opened') void giveSession(null);
  });

  return {
    async ask(posted) {
      const request = unpostRequest(posted, AbortSignal.timeout(longestWaitMs));
      const asked = given;
      const { response, session: changed } = await sandbox.exchange(request, session ?? undefined);
      if (changed !== undefined && asked === given) await keepSession(changed === '' ? null : changed);
      return postAnswer(response);
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
    subscribe: (listener) => proxy(sandbox.subscribe(listener)),
  };
}
