import type { Latency } from '#sandbox/control/link/switch-values.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import { entryOf } from './entries.ts';
import type { KeptJournal } from './kept-journal.ts';
import { heldBackMs, playRequest, shownBy } from './play.ts';
import type { World } from './world-state.ts';

const latencyMs = { none: 0, typical: 250, slow: 2500 } as const;

export interface Asked {
  readonly outcome: Outcome;
  readonly delayMs: number;
}

/** Puts a request to the bank and stores it, with what became of it. */
export async function askOf(world: World, journal: KeptJournal, inbound: Inbound, wallMs: number): Promise<Asked> {
  const at = shownBy(world, wallMs);
  const began = performance.now();
  const outcome = await playRequest(world, at, inbound);
  const ms = performance.now() - began;
  const place = { n: world.n, at, request: inbound };
  const customer = journal.see(world.bank, inbound)?.userId ?? null;
  const input = { ...place, kind: 'request' } as const;
  const heldBack = heldBackMs(world);
  await journal.remember(
    entryOf({ ...place, customer, ms, heldBackMs: heldBack }, outcome),
    outcome.rule === bugRule ? { ...input, bug: true } : input,
  );
  return { outcome, delayMs: delayOf(world.latency) + heldBack };
}

function delayOf(latency: Latency): number {
  return typeof latency === 'number' ? latency : latencyMs[latency];
}
