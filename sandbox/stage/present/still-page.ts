import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { StageStore } from '#sandbox/stage/pieces/stage-state.ts';
import { holdTimers, type Timers } from './held-timers.ts';

interface StillPage {
  readonly control: { summary(): Promise<Awaited<ReturnType<Control['summary']>>> } & {
    advanceClock(duration: string, sessions: 'kept'): Promise<unknown>;
  };
  readonly stage: StageStore;
  listen(listener: (event: SandboxEvent) => void): void;
  /** Tells the app that its session is in use, as another tab would. */
  noteUse(): void;
}

/** How often the app hears that its session is in use, well within the time it allows. */
const useEveryMs = 20_000;
/** How long the page may follow up what a moved clock has brought about. */
const settlingMs = 5_000;
/** How often the bank keeps its sessions, likewise. */
const keepEveryMs = 60_000;

/**
 * While the bank's clock stands still its customer grows no idler, but the app goes by the wall: it is told of a use before it
 * looks how long it was left. In front of an audience nobody is logged off at all, and while the clock stands still the page
 * does nothing by itself.
 */
export async function keepPageStill({ control, stage, listen, noteUse }: StillPage): Promise<void> {
  let { frozen } = (await control.summary()).clock;
  let movedAtMs = Number.NEGATIVE_INFINITY;
  const timers = holdTimers(
    {
      setTimeout: (globalThis.setTimeout as unknown as Timers['setTimeout']).bind(globalThis),
      clearTimeout: globalThis.clearTimeout.bind(globalThis),
    },
    () => frozen && stage.read().presenting && performance.now() - movedAtMs > settlingMs,
  );
  Object.assign(globalThis, {
    setTimeout: (callback: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      timers.setTimeout(() => callback(...given), ms),
    clearTimeout: timers.clearTimeout,
  });

  const use = () => {
    if (frozen || stage.read().presenting) noteUse();
  };
  listen((event) => {
    if (event.event === 'changed') return;
    if (event.event === 'entry' && (event.entry.kind === 'request' || event.entry.act.act !== 'clock')) return;
    void control.summary().then(({ clock }) => {
      frozen = clock.frozen;
      timers.release();
      movedAtMs = performance.now();
    });
  });
  stage.subscribe(() => {
    if (!stage.read().presenting) timers.release();
  });
  // Before the app, which looks whenever somebody comes back to the page.
  for (const event of ['focus', 'pageshow', 'visibilitychange']) addEventListener(event, use, true);
  document.addEventListener('resume', use, true);
  use();
  setInterval(use, useEveryMs);
  setInterval(() => {
    if (stage.read().presenting && !frozen) void control.advanceClock('PT0S', 'kept');
  }, keepEveryMs);
}
