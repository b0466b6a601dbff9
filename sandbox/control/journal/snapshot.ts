import { z } from 'zod';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { parseSandbox } from '#sandbox/control/grammar/grammar.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import { type JournalEntry, type JournalInput, journalInputSchema } from './journal.ts';
import { moveTo, playAct, replayRequest, standStill } from './play.ts';
import { doVerbs, openWorld, type World, type WorldPlan } from './world-state.ts';

/** Replaying the inputs gives the same bank, with the same sessions and tokens. */
export const snapshotSchema = z.strictObject({
  version: z.literal(1),
  /** In the link grammar. */
  sandbox: z.string(),
  wallMs: z.int(),
  opening: z.int().positive(),
  journal: z.array(journalInputSchema),
  standsAt: instantSchema,
});
export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;

/** @throws Error with a reason when the first entries are no longer kept. */
export function takeSnapshot(
  { bank, openedWith, n }: World,
  entries: readonly JournalEntry[],
  before: JournalEntry | undefined,
): Snapshot {
  const last = before === undefined ? n : before.n - 1;
  if (last > 0 && entries[0]?.n !== 1) {
    throw new Error('The first calls to this bank are no longer kept, so it cannot be opened alike elsewhere.');
  }
  // A replay carries out late requests by itself.
  const inputs = entries.filter(
    (entry) => entry.n <= last && !(entry.kind === 'request' && entry.lateOf !== undefined),
  );
  const standsAt = before?.at ?? bank.clock.now;
  return { version: 1, ...openedWith, opening: bank.plan.opening, journal: inputs.map(toInput), standsAt };
}

/** @throws Error with a reason for an invalid snapshot, or one from a build with other rules. */
export async function openSnapshot(snapshot: Snapshot, plan: WorldPlan): Promise<World> {
  const parsed = parseSandbox(snapshot.sandbox, Object.keys(plan.personas));
  if (parsed.outcome === 'refused') throw new Error(parsed.misreadings.map(({ reason }) => reason).join(' '));
  const world = openWorld(parsed.settings, plan, snapshot.opening, snapshot.wallMs);
  const why = await doVerbs(world, parsed.settings);
  if (why !== undefined) throw new Error(why);
  for (const input of snapshot.journal) {
    await moveTo(world, input.at);
    if (input.n !== world.n + 1) throw new Error(`Entry ${world.n + 1} of the journal is missing.`);
    if (input.kind === 'request') await replayRequest(world, input);
    else await playAct(world, input.at, input.act);
  }
  await standStill(world, snapshot.standsAt);
  world.doneLate.length = 0;
  return world;
}

function toInput(entry: JournalEntry): JournalInput {
  const { n, at } = entry;
  if (entry.kind === 'control') return { n, at, kind: 'control', act: entry.act };
  const place = { n, at, kind: 'request', request: entry.request } as const;
  return entry.rule === bugRule ? { ...place, bug: true } : place;
}
