import { z } from 'zod';
import { decryptPassword, encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { type Inbound, toRequest } from '#sandbox/http/pipeline/inbound.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import { epochMsOf, type Instant, parseInstant } from '#src/kernel/instant.ts';
import { type JournalEntry, type JournalInput, journalInputSchema, type RequestEntry } from './journal.ts';
import { openAgain } from './opening.ts';
import { standStill } from './play.ts';
import { PlayedAgain } from './played-again.ts';
import type { World, WorldPlan } from './world-state.ts';

/** No persona's password, and none that the rules would accept. */
const notThePassword = 'not-the-password';

/**
 * The request without a password that was typed wrong: somebody may have typed one of their own, and the sandbox's key
 * is public. Any other wrong one leads to the same state.
 */
function withoutWrongPassword({ request, rule }: RequestEntry): Inbound {
  const { body } = request;
  if (!rule.startsWith('sign-in.') || rule === 'sign-in.right-details') return request;
  if (body === null || !('text' in body)) return request;
  const form = new URLSearchParams(body.text);
  const typed = decryptPassword(form.get('j_password') ?? '');
  if (typed === undefined) return request;
  form.set('j_password', encryptPassword(notThePassword, typed.salt));
  return { ...request, body: { text: form.toString() } };
}

/** Increase when a snapshot written by one build cannot be read by the next. */
export const snapshotVersion = 2;

/** More calls than a bank keeps. */
const mostInputs = 4000;

/** The longest time that a replay runs through: a file must not keep the bank busy for centuries. */
const longestReplayMs = 30 * 366 * 86_400_000;

const exactInstantSchema = z.custom<Instant>((value) => typeof value === 'string' && parseInstant(value) === value);

/** Replaying the inputs gives the same bank, with the same sessions and tokens. */
export const snapshotSchema = z.strictObject({
  format: z.literal('paddock-snapshot'),
  version: z.literal(snapshotVersion),
  /** The build that wrote it. Another one may open it where it comes to the same state. */
  build: z.string().max(100),
  /** In the link grammar. */
  sandbox: z.string().max(30_000),
  wallMs: z.int(),
  opening: z.int().positive().max(1_000_000_000),
  journal: z.array(journalInputSchema).max(mostInputs),
  standsAt: exactInstantSchema,
  /** The hash of the restored bank, whose clock stands still. Left out for a moment that has passed. */
  stateHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
});
export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;

/** @throws Error with a reason when the first entries are no longer kept. */
export function takeSnapshot(
  { bank, openedWith, n }: World,
  build: string,
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
  const place = { format: 'paddock-snapshot', version: snapshotVersion, build, ...openedWith } as const;
  const { opening } = bank.plan;
  const standsAt = before?.at ?? bank.clock.now;
  const journal = inputs.map(toInput);
  return {
    ...place,
    opening,
    journal,
    standsAt,
    ...(before === undefined && { stateHash: bank.stateHash('frozen') }),
  };
}

export interface OpenedSnapshot {
  readonly world: World;
  /** Every call as it went again. */
  readonly entries: readonly JournalEntry[];
}

/** @throws Error with a reason for an invalid snapshot, or one from a build with other rules. */
export async function openSnapshot(snapshot: Snapshot, plan: WorldPlan, build: string): Promise<OpenedSnapshot> {
  const { journal, standsAt, stateHash } = snapshot;
  const world = await openAgain(snapshot, plan, snapshot.opening);
  checkTimes(snapshot, world.bank.plan.openedAt);

  const again = new PlayedAgain(world);
  for (const input of journal) {
    if (input.kind === 'request') checkRequest(input);
    await again.play(input);
  }
  await standStill(world, standsAt);
  again.addLate();
  if (stateHash !== undefined && world.bank.stateHash() !== stateHash) {
    throw new Error(
      snapshot.build === build
        ? 'Its calls come to another state than it names, so it has been changed since it was written.'
        : `Its calls come to another state here: it was written by build ${snapshot.build}, and this is build ${build}.`,
    );
  }
  return { world, entries: again.entries };
}

function checkRequest({ n, request }: Extract<JournalInput, { kind: 'request' }>): void {
  try {
    toRequest(request);
  } catch {
    throw new Error(`Call ${n} is no request that a browser could have made.`);
  }
}

/** @throws Error when the times do not follow each other, or span more than a replay may take. */
function checkTimes({ journal, standsAt }: Snapshot, openedAt: Instant): void {
  let before = epochMsOf(openedAt);
  const latest = before + longestReplayMs;
  for (const at of [...journal.flatMap(timesOf), standsAt]) {
    const ms = epochMsOf(at);
    if (parseInstant(at) !== at || ms < before) throw new Error(`Its times do not follow each other: ${at}.`);
    if (ms > latest) throw new Error('It runs through more than thirty years.');
    before = ms;
  }
}

function timesOf(input: JournalInput): Instant[] {
  const moved = input.kind === 'control' && input.act.act === 'clock' ? [input.act.clock.now] : [];
  return [input.at, ...moved];
}

function toInput(entry: JournalEntry): JournalInput {
  const { n, at } = entry;
  if (entry.kind === 'control') return { n, at, kind: 'control', act: entry.act };
  const place = { n, at, kind: 'request', request: withoutWrongPassword(entry) } as const;
  return entry.rule === bugRule ? { ...place, bug: true } : place;
}
