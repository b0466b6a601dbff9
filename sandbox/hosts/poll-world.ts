import type { Control, SandboxSummary } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';

const everyMs = 1000;

/**
 * Reports a world's new calls, and another bank in its place, as a browser's own bank would. A failure is tried again.
 * @returns a function that stops it.
 */
export function pollWorld(
  control: Pick<Control, 'summary' | 'journalHeads'>,
  listener: (event: SandboxEvent) => void,
): () => void {
  let last: SandboxSummary | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function poll(): Promise<void> {
    const now = await control.summary();
    if (last !== undefined && !isSameBank(last, now)) listener({ event: 'opened' });
    else if (last !== undefined && now.entries > last.entries) {
      for (const entry of await control.journalHeads(last.entries)) listener({ event: 'entry', entry });
    }
    last = now;
  }

  function pollOn(): void {
    void poll()
      .catch(() => {})
      .then(() => {
        if (!stopped) timer = setTimeout(pollOn, everyMs);
      });
  }

  // The first look is what later ones are compared with.
  pollOn();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** A discarded world that was named again counts from the beginning, so the count alone does not tell. */
function isSameBank(before: SandboxSummary, now: SandboxSummary): boolean {
  return (
    now.timeline === before.timeline &&
    now.openedAt === before.openedAt &&
    now.seed === before.seed &&
    now.entries >= before.entries
  );
}
