import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { epochMsOf } from '#src/kernel/instant.ts';

interface WatchedBank {
  readonly control: Pick<Control, 'summary' | 'due'>;
  /** @returns a function that stops listening. */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
}

/** A page makes many calls as it opens. */
const settlingMs = 500;
/** Browsers cut longer waits short. */
const longestMs = 3_600_000;

/**
 * Asks a ticking bank for its state whenever something falls due: it works only when asked.
 * @returns a function that stops it.
 */
export function watchDue({ control, subscribe }: WatchedBank): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function planSoon(): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void plan().catch(() => {}), settlingMs);
  }

  async function plan(): Promise<void> {
    const { clock } = await control.summary();
    if (clock.frozen) return;
    const told = await control.due();
    if (told.outcome === 'refused') return;
    const next = told.due.find(({ at }) => at > told.now);
    if (next === undefined) return;
    const waitMs = epochMsOf(next.at) - epochMsOf(told.now);
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(planSoon, Math.min(waitMs, longestMs));
  }

  const leave = subscribe(planSoon);
  planSoon();
  return () => {
    stopped = true;
    leave();
    clearTimeout(timer);
  };
}
