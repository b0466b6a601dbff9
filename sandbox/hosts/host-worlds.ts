import { worldNamePattern } from '#sandbox/control/http.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { NameTaken } from '#sandbox/store/refusals.ts';
import type { Soon } from '#sandbox/store/store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { KnownWorld, WorldDetails } from './known-world.ts';
import { WorldRefusal } from './world-refusal.ts';

/** The worlds that a host serves: its own, or those that it shares with other processes. */
export interface HostWorlds {
  readonly personaIds: readonly string[];
  readonly settings: SandboxSettings;
  readonly all: Soon<WorldDetails[]>;
  readonly counts: { readonly worldsAwake: number; readonly worldsPutAway: number };
  create(settings: SandboxSettings, wanted?: string, owner?: string | null): Soon<string | WorldRefusal>;
  /** @returns whether the world existed. */
  discard(name: string): Soon<boolean>;
  rename(name: string, to: string): Soon<WorldRefusal | undefined>;
  nameNow(name: string): Soon<string>;
  /** The world, whether or not its bank is open; undefined where its pages are to learn of nothing by themselves. */
  watched(name: string): Soon<KnownWorld | WorldRefusal | undefined>;
  copy(name: string, to: string, owner?: string): Promise<WorldRefusal | undefined>;
  use<Result>(
    name: string,
    task: (sandbox: Sandbox) => Promise<Result>,
    ifUnknown?: 'make' | 'refuse',
  ): Promise<Result | WorldRefusal>;
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** It is there from its first call on, however many others there are. */
export const defaultWorld = 'default';

/** A name that `create` makes up. */
export const madeUp = /^world-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function badNameFor(name: string): WorldRefusal | undefined {
  return worldNamePattern.test(name) ? undefined : WorldRefusal.badName('name');
}

/** @returns the refusal where another world has the name. */
export async function unlessTaken<Result>(name: string, write: () => Promise<Result>): Promise<Result | WorldRefusal> {
  try {
    return await write();
  } catch (failure) {
    if (failure instanceof NameTaken) return WorldRefusal.taken(name);
    throw failure;
  }
}

export function outOfReach(failure: unknown): WorldRefusal {
  return WorldRefusal.unstored(reasonOf(failure));
}
