import { advanceClock, freezeClock } from '#sandbox/bank/engine/clock.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { Control, SettingsVerdict } from './control-api.ts';
import type { ControlContext, ControlCore } from './control-core.ts';
import { type ControlAct, standingActs } from './journal/control-act.ts';
import { describedIn } from './journal/described-in.ts';
import type { World } from './journal/world-state.ts';
import { readDuration } from './link/duration.ts';
import { parseSandbox } from './link/parse-link.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import { misreadLink, notNow } from './queries/control-verdict.ts';
import { stubsIn } from './stubs/packed-stubs.ts';

/** The bank that settings are applied to: one that is open, or one that is about to be. */
type Target = Pick<ControlContext, 'act' | 'world' | 'readWallMs'>;

/** Decided when its turn comes. */
type Step = (world: World, wallMs: number) => ControlAct;

/** Settings as links, tests and hosts give them, applied to a fresh bank or to the one that is there. */
export function createSettings(core: ControlCore, { rewind }: Pick<Control, 'rewind'>) {
  const { done, reopen } = core;

  async function adjust({ rewind: to, ...settings }: SandboxSettings): Promise<SettingsVerdict> {
    const back = to === undefined ? undefined : await rewind(to);
    if (back?.outcome === 'refused') return back;
    return verdictOf(() => applySettings(core, settings));
  }

  async function verdictOf(apply: () => Promise<string | undefined>): Promise<SettingsVerdict> {
    try {
      const sessionId = await apply();
      return { ...(await done()), ...(sessionId !== undefined && { sessionId }) };
    } catch (failure) {
      return notNow(reasonOf(failure));
    }
  }

  async function read(
    wanted: string | SandboxSettings,
    apply: (settings: SandboxSettings) => Promise<SettingsVerdict>,
  ): Promise<SettingsVerdict> {
    if (typeof wanted !== 'string') return apply(wanted);
    const parsed = parseSandbox(wanted, core.personaIds());
    return parsed.outcome === 'read' ? apply(parsed.settings) : misreadLink(parsed.misreadings);
  }

  return {
    reset: (wanted) => read(wanted, (settings) => verdictOf(() => reopen(settings))),
    adjust: (wanted) => read(wanted, adjust),
  } satisfies Partial<Control>;
}

/**
 * Does what settings ask for, one after the other.
 * @returns the session that they open.
 * @throws Error with the reason why one of them does not apply; those before it stay.
 */
export async function applySettings(
  { act, world, readWallMs }: Target,
  settings: SandboxSettings,
): Promise<string | undefined> {
  let sessionId: string | undefined;
  const { customer, stub, ...others } = settings;
  if (customer !== undefined) await act(await describedIn(customer, world().bank.plan));
  if (stub !== undefined) await act({ act: 'add-stubs', stubs: await stubsIn(stub) });
  for (const step of stepsOf(others)) {
    const next = step(world(), readWallMs());
    await act(next);
    if (next.act === 'open-session') sessionId = sessionOpenedLast(world());
  }
  return sessionId;
}

function stepsOf({
  freeze,
  signin,
  advance,
  verbs = [],
  bookmark,
  ...standing
}: Omit<SandboxSettings, 'customer' | 'stub'>): readonly Step[] {
  return [
    ...standingActs(standing).map((act) => () => act),
    ...(freeze ? [standStill] : []),
    ...(signin ? [logIn] : []),
    ...(advance === undefined ? [] : [goForwardBy(advance)]),
    ...verbs.map(
      (verb): Step =>
        ({ persona }) => ({ act: 'verb', ...verb, userId: persona }),
    ),
    ...(bookmark === undefined ? [] : [() => ({ act: 'bookmark', name: bookmark }) as const]),
  ];
}

const standStill: Step = ({ bank }, wallMs) => ({ act: 'clock', clock: freezeClock(bank.clock, wallMs) });

const logIn: Step = ({ persona }) => ({ act: 'open-session', userId: persona });

/** A tester who follows a link has not been idle meanwhile. */
function goForwardBy(duration: string): Step {
  return ({ bank }, wallMs) => {
    const ms = readDuration(duration);
    if (ms === undefined) throw new Error(`"${duration}" is no duration.`);
    const verdict = advanceClock(bank.clock, ms, wallMs);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
    return { act: 'clock', clock: verdict.to, keepsSessions: true };
  };
}

export function sessionOpenedLast({ bank }: World): string | undefined {
  return bank.records.all('sessions').find(({ number }) => number === bank.sessionsOpened)?.id;
}
