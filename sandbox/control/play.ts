import { commit } from '#sandbox/bank/change.ts';
import { readClock } from '#sandbox/bank/clock.ts';
import { isAnythingDue, moveClock } from '#sandbox/bank/due-jobs.ts';
import { admit, whyLocked } from '#sandbox/bank/sign-in.ts';
import { knownUser } from '#sandbox/bank/story-opening.ts';
import { createBankApp } from '#sandbox/http/app.ts';
import { type Inbound, toRequest } from '#sandbox/http/inbound.ts';
import type { Outcome } from '#sandbox/http/outcome.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/calendar.ts';
import type { ControlAct } from './control-act.ts';
import type { World } from './world-state.ts';

const app = createBankApp();

/** Lets time pass up to a moment, with all that falls due on the way, before anything else happens. */
export async function moveTo({ bank }: World, at: Instant): Promise<Breach[]> {
  if (at === bank.clock.now && !isAnythingDue(bank, at)) return [];
  const { failures } = await moveClock(bank, { ...bank.clock, now: at });
  return toBreaches(failures);
}

/** The moment a world's bank shows. */
export function shownBy({ bank }: World, wallMs: number): Instant {
  return readClock(bank.clock, wallMs);
}

/** Has the bank answer one request at that moment. Live and in replay alike; nothing here waits or delays. */
export async function playRequest(
  world: World,
  at: Instant,
  inbound: Inbound,
  request: Request = toRequest(inbound),
): Promise<{ readonly outcome: Outcome; readonly response: Response }> {
  const failedJobs = await moveTo(world, at);
  world.n += 1;
  const settled: Outcome[] = [];
  const response = await app.fetch(request, {
    turn: {
      bank: world.bank,
      inbound,
      contextID: `sbx${world.n.toString(36).padStart(8, '0')}`,
      planFault: (operationId) => world.faults.next(operationId),
    },
    settle: (outcome) => void settled.push(outcome),
  });
  const [outcome] = settled;
  if (outcome === undefined) throw new Error(`Nothing became of ${inbound.method} ${inbound.target}`);
  if (failedJobs.length === 0) return { outcome, response };
  const breaches = [...outcome.breaches, ...failedJobs];
  return { outcome: { ...outcome, contract: 'answer-breach', breaches }, response };
}

/** Does to the bank what a tester decided. @throws Error saying why it cannot be done; it has not been played then. */
export async function playAct(world: World, at: Instant, act: ControlAct): Promise<Breach[]> {
  const failedJobs = await moveTo(world, at);
  const failedOnTheWay = await perform(world, act);
  world.n += 1;
  return [...failedJobs, ...failedOnTheWay];
}

async function perform(world: World, act: ControlAct): Promise<Breach[]> {
  switch (act.act) {
    case 'clock':
      return toBreaches((await moveClock(world.bank, act.clock)).failures);
    case 'latency':
      world.latency = act.latency;
      return [];
    case 'add-fault':
      world.faults.add(act.fault);
      return [];
    case 'clear-faults':
      world.faults.clear(act.operationId ?? undefined);
      return [];
    case 'open-session':
      await openSessionFor(world, act.userId);
      return [];
    default:
      return act satisfies never;
  }
}

async function openSessionFor({ bank }: World, userId: string): Promise<void> {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no story ${userId}.`);
  const why = whyLocked(known.user);
  if (why !== undefined) throw new Error(`${why}.`);
  await commit(bank, admit(bank, known.user, known.opening).changes);
}

function toBreaches(failures: readonly string[]): Breach[] {
  return failures.map((message) => ({ where: '/', rule: 'due-job', message }));
}
