import { loginAlerts } from '#sandbox/bank/alerts/login-alerts.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { type Clock, readClock } from '#sandbox/bank/engine/clock.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { isAnythingDue, moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { keptUntil } from '#sandbox/bank/session/sessions.ts';
import { admit, whyLocked } from '#sandbox/bank/session/sign-in.ts';
import { printFault } from '#sandbox/control/link/fault-text.ts';
import type { FaultMatch, PlannedFault } from '#sandbox/control/link/faults.ts';
import type { Stub } from '#sandbox/control/stubs/stub.ts';
import { changesByMail } from '#sandbox/control/verbs/tester-mail.ts';
import { changesByVerb } from '#sandbox/control/verbs/verbs.ts';
import { serve } from '#sandbox/http/app.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/instant.ts';
import type { ControlAct } from './control-act.ts';
import type { ControlEntry, RequestInput } from './journal.ts';
import { isAbout } from './request-facts.ts';
import type { World } from './world-state.ts';

/** Runs the clock to `at`, with every job due on the way. Failed jobs wait in the world for the next journal entry. */
export async function moveTo(world: World, at: Instant): Promise<void> {
  const { bank } = world;
  if (at === bank.clock.now && !isAnythingDue(bank, at)) return;
  // What was due at once belongs to what has made it due, such as a login that opens a persona.
  if (isAnythingDue(bank, bank.clock.now)) await moveClockOf(world, bank.clock);
  const { revision } = bank;
  await moveClockOf(world, { ...bank.clock, now: at });
  if (bank.revision !== revision) world.changedByJobs = true;
}

export function standStill(world: World, at: Instant): Promise<void> {
  return moveClockOf(world, { now: at, runs: { mode: 'frozen' } });
}

export function shownBy({ bank }: World, wallMs: number): Instant {
  return readClock(bank.clock, wallMs);
}

export function playRequest(world: World, at: Instant, inbound: Inbound): Promise<Outcome> {
  return play(world, at, inbound, 'awaited');
}

/**
 * Replays one journalled request without composing its answer. A bug that blocked the bank may have been in the
 * answer, so that answer is composed and fails again.
 */
export async function replayRequest(
  world: World,
  { at, request, bug }: Pick<RequestInput, 'at' | 'request' | 'bug'>,
): Promise<void> {
  await play(world, at, request, bug === true ? 'awaited' : 'unread');
}

async function play(world: World, at: Instant, inbound: Inbound, answer: 'awaited' | 'unread'): Promise<Outcome> {
  await moveTo(world, at);
  const { bank } = world;
  world.faults.beginCall();
  world.stubs.beginCall();
  const meets = (match: FaultMatch) => isAbout(match, bank, inbound);
  const target = inbound.target.slice(serviceBase.length);
  const outcome = await serve({
    bank,
    inbound,
    n: world.n + 1,
    contextID: `sbx${(world.n + 1).toString(36).padStart(8, '0')}`,
    planFault: (operationId) => world.faults.next(operationId, meets),
    stubFor: (operationId) => world.stubs.find({ operationId, target, meets }),
    countAccepted: () => world.faults.countAccepted(),
    awaited: answer === 'awaited',
  });
  world.n += 1;
  world.faults.endCall(at, outcome.contract === 'planned-fault');
  world.stubs.endCall(at, outcome.stub);
  const failedJobs = takeFailedJobs(world);
  if (failedJobs.length === 0) return outcome;
  const breaches = [...outcome.breaches, ...failedJobs];
  return { ...outcome, contract: 'answer-breach', breaches };
}

/**
 * Performs a tester's act. Its number comes before those of the jobs it makes due.
 * @throws Error saying why it was refused; nothing is recorded then.
 */
export async function playAct(
  world: World,
  at: Instant,
  act: ControlAct,
): Promise<{ readonly n: number; readonly breaches: Breach[] }> {
  await moveTo(world, at);
  const n = world.n + 1;
  world.n = n;
  try {
    await perform(world, act);
  } catch (failure) {
    world.n = n - 1;
    throw failure;
  }
  return { n, breaches: takeFailedJobs(world) };
}

/** As `playAct`. @returns its entry for the journal. */
export async function playedAct(world: World, act: ControlAct, at: Instant): Promise<ControlEntry> {
  return { kind: 'control', at, act, ...(await playAct(world, at, act)) };
}

/** How long the answer to the last call is held back by what is planned, on top of the latency. */
export function heldBackMs({ faults, stubs }: World): number {
  return faults.delayMs + stubs.delayMs;
}

/** Performs an act as part of the opening, before the journal begins. */
export async function perform(world: World, act: ControlAct): Promise<void> {
  switch (act.act) {
    case 'clock':
      if (act.keepsSessions) await commit(world.bank, sessionsKeptUntil(world.bank, act.clock.now));
      return moveClockOf(world, act.clock);
    case 'persona':
      world.persona = act.persona;
      return;
    case 'latency':
      world.latency = act.latency;
      return;
    case 'otp':
      world.bank.otp = act.otp;
      return;
    case 'cop':
      world.bank.cop = act.cop;
      return;
    case 'payments':
      world.bank.payments = act.payments;
      return;
    case 'sca':
      world.bank.sca = act.sca;
      return;
    case 'magic':
      world.bank.magic = act.magic;
      return;
    case 'add-fault':
      return world.faults.add(act.fault);
    case 'clear-faults':
      return world.faults.clear(keptBeside(act));
    case 'add-stubs':
      return world.stubs.add(act.stubs);
    case 'clear-stubs':
      return world.stubs.clear(stubsKeptBeside(act));
    case 'open-session':
      return openSessionFor(world, act.userId);
    case 'verb':
      return commit(world.bank, changesByVerb(world.bank, act, act.userId));
    case 'bookmark':
      return;
    case 'create-customers':
      return createCustomers(world, act);
    case 'send-mail':
      return commit(world.bank, changesByMail(world.bank, act));
    default:
      return act satisfies never;
  }
}

async function createCustomers(
  world: World,
  { descriptions, chosen }: Extract<ControlAct, { act: 'create-customers' }>,
): Promise<void> {
  const { bank } = world;
  const { describer } = bank.plan;
  if (describer === undefined) throw new Error('This bank makes no customers from descriptions.');
  await describer.load();
  const made = describer.recordsOf(bank, descriptions);
  await commit(
    bank,
    made.map((record) => ({ change: 'insert', of: 'describedCustomers', record })),
  );
  const [first] = made;
  if (chosen && first?.userIds[0] !== undefined) world.persona = first.userIds[0];
}

/** Which faults stay when others are cleared: one, those of an operation, or all. */
function keptBeside({ operationId, fault: cleared }: Extract<ControlAct, { act: 'clear-faults' }>) {
  return (fault: PlannedFault) => {
    if (cleared !== undefined) return printFault(fault) !== cleared;
    return operationId !== null && fault.operationId !== operationId;
  };
}

function stubsKeptBeside({ operationId, id: cleared }: Extract<ControlAct, { act: 'clear-stubs' }>) {
  return ({ id, stub }: { readonly id: number; readonly stub: Stub }) => {
    if (cleared !== undefined) return id !== cleared;
    return operationId !== null && stub.operationId !== operationId;
  };
}

function sessionsKeptUntil({ records }: World['bank'], until: Instant): Change[] {
  return records
    .all('sessions')
    .filter(({ ended }) => ended === 'no')
    .map((session) => ({ change: 'update', of: 'sessions', record: keptUntil(session, until) }));
}

async function openSessionFor({ bank }: World, userId: string): Promise<void> {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no persona ${userId}.`);
  const why = whyLocked(known.user);
  if (why !== undefined) throw new Error(why);
  const { changes } = admit(bank, known.user, known.opening);
  await commit(bank, [...changes, ...loginAlerts(bank, changes, 'LOGIN_SUCCESS')]);
}

async function moveClockOf(world: World, to: Clock): Promise<void> {
  const { failures } = await moveClock(world.bank, to);
  for (const message of failures) world.failedJobs.push({ where: '/', rule: 'due-job', message });
}

function takeFailedJobs({ failedJobs }: World): Breach[] {
  return failedJobs.splice(0);
}
