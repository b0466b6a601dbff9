import { type Inbound, readInbound, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { toResponse, type WireAnswer } from '#sandbox/http/pipeline/outcome.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { createControl } from './control.ts';
import type { Control } from './control-api.ts';
import { type Checkpoint, type JournalEntry, toStore } from './journal/journal.ts';
import { shownBy } from './journal/play.ts';
import { openBank, type SandboxEvent, type SandboxOptions } from './open-bank.ts';
import { createTurns } from './turns.ts';

interface Changed {
  /** The new session id, or empty to forget the session; left out when it has not changed. */
  readonly session?: string;
}

export interface Answered extends Changed {
  /** Null when the connection broke. */
  readonly answer: WireAnswer | null;
  /** The length of the body as it is sent, where known. */
  readonly bytes?: number | undefined;
}

export interface Exchanged extends Changed {
  readonly response: Response;
}

export interface Parked {
  readonly checkpoint: Checkpoint;
  readonly entries: readonly JournalEntry[];
}

/** What shows of a bank without asking it: nothing is done for it, not even what is due. */
export interface Glance {
  readonly persona: string;
  /** The persona's name for people. */
  readonly title: string;
  readonly now: Instant;
  readonly frozen: boolean;
}

export interface Sandbox {
  /**
   * The whole bank as one function. The session travels in the header `x-bank-session`, on the request and, when it
   * changes, on the answer: a new id, or empty to forget it. `Response.error()` means a broken connection; a planned
   * timeout stays pending until the request's signal aborts.
   */
  fetch(request: Request): Promise<Response>;
  /**
   * The same for a host that keeps the session itself. The session travels beside request and answer, so neither has
   * to be copied; an `x-bank-session` header on the request is ignored.
   */
  exchange(request: Request, session: string | undefined): Promise<Exchanged>;
  /**
   * The same for a host that reads requests and writes answers itself.
   * @param waiting asked for its signal only where the answer takes time.
   */
  answer(inbound: Inbound, waiting: Pick<Request, 'signal'>): Promise<Answered>;
  readonly control: Control;
  glance(): Glance;
  /** Everything a store needs to reopen this bank, with its recent entries. */
  park(): Promise<Parked>;
  subscribe(listener: (event: SandboxEvent) => void): () => void;
}

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const listeners = new Set<(event: SandboxEvent) => void>();
  const turns = createTurns();
  const bank = await openBank(options, (event) => {
    for (const listener of listeners) listener(event);
  });
  const { catchUp } = bank;
  const inTurn: typeof turns =
    catchUp === undefined
      ? turns
      : (task) =>
          turns(async () => {
            await catchUp();
            return task();
          });
  const control = createControl({ ...bank, inTurn });
  // A host hands no session over as it opens a bank.
  const { signin: _, ...left } = bank.left;
  const adjusted = await control.adjust(left);
  if (adjusted.outcome === 'refused') bank.notify(adjusted.reason);

  async function answer(inbound: Inbound, waiting: Pick<Request, 'signal'>): Promise<Answered> {
    const { outcome, delayMs } = await inTurn(() => bank.ask(inbound));
    if (delayMs > 0) await options.sleep(delayMs, waiting.signal);
    if (outcome.delivery === 'never') return untilAborted(waiting.signal);
    // A new session came with the answer, so it is lost with the answer.
    if (outcome.delivery === 'broken') return { answer: null };
    const { answer: given, bytes } = outcome;
    return { answer: given, bytes, ...(outcome.session !== undefined && { session: outcome.session }) };
  }

  async function exchange(request: Request, session: string | undefined): Promise<Exchanged> {
    const { answer: given, bytes: _, ...changed } = await answer(await readInbound(request, session), request);
    return { response: given === null ? Response.error() : toResponse(given, request), ...changed };
  }

  return {
    answer,
    exchange,
    async fetch(request) {
      const { response, session } = await exchange(request, request.headers.get(sessionHeader) ?? undefined);
      if (session !== undefined) response.headers.set(sessionHeader, session);
      return response;
    },
    control,
    glance() {
      const world = bank.world();
      const { persona, bank: here } = world;
      const frozen = here.clock.runs.mode === 'frozen';
      return {
        persona,
        title: here.personas[persona]?.title ?? persona,
        now: shownBy(world, options.readWallMs()),
        frozen,
      };
    },
    park: () =>
      inTurn(async () => ({
        checkpoint: bank.journal.checkpoint(),
        entries: bank.journal.entries.map(toStore),
      })),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
