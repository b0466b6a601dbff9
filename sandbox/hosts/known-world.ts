import { randomUUID } from 'node:crypto';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { KeptWorld, Seen } from '#sandbox/store/store.ts';
import { type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** A world of a host, open or put away. */
export interface KnownWorld {
  /** As it was when last stored. */
  kept: KeptWorld;
  /** After its last call. */
  seen: Seen | null;
  lastUsedMs: number;
  /** Calls in progress. */
  busy: number;
  sandbox: Promise<Sandbox> | undefined;
  /** Why the last write to the store failed: the open bank is ahead of what is stored. */
  unstored: string | undefined;
  /** Discarded, perhaps while it answered a call. */
  gone: boolean;
  /** While the process lives, so that pages open under one of these find it. */
  formerNames: readonly string[];
  /** Another after each change of what customers see, and in each process. */
  mark: string;
  /** Told of every event while its bank is open. */
  readonly watchers: Set<(event: SandboxEvent) => void>;
}

export function asleep(kept: KeptWorld): KnownWorld {
  const { seen, lastUsedMs } = kept;
  const idle = { busy: 0, sandbox: undefined, unstored: undefined, gone: false };
  return { kept, seen, lastUsedMs, ...idle, formerNames: [], mark: randomUUID(), watchers: new Set() };
}

export function tellWatchers(world: KnownWorld, event: SandboxEvent): void {
  if (event.event !== 'entry') world.mark = randomUUID();
  for (const watcher of world.watchers) watcher(event);
}

export interface WorldDetails {
  readonly name: string;
  readonly formerNames: readonly string[];
  /** Whom it belongs to, in a tester's words. */
  readonly owner: string | null;
  /** Null until its bank has been opened, as the clock is. */
  readonly customer: { readonly persona: string; readonly title: string } | null;
  readonly clock: { readonly now: Instant; readonly frozen: boolean } | null;
  /** By the wall clock. */
  readonly lastUsedAt: string;
  /** Whether its bank is open; otherwise it is put away until the next call. */
  readonly awake: boolean;
}

/** Without a call to its bank, which would open it. */
export function detailsOf({ kept, formerNames, seen, lastUsedMs, sandbox }: KnownWorld, wallMs: number): WorldDetails {
  const { name, owner } = kept;
  return {
    name,
    formerNames,
    owner,
    customer: seen && { persona: seen.persona, title: seen.title },
    clock: seen && { now: shownNow(seen, wallMs), frozen: seen.frozen },
    lastUsedAt: new Date(lastUsedMs).toISOString(),
    awake: sandbox !== undefined,
  };
}

function shownNow({ now, frozen, atMs }: Seen, wallMs: number): Instant {
  return frozen ? now : instantFromMs(Date.parse(now) + Math.max(0, wallMs - atMs));
}
