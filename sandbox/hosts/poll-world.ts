import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/sandbox.ts';

const everyMs = 1000;

/** Reports a world's new calls, and a fresh bank, as a browser's own bank would. A failure is tried again. */
export function pollWorld(
  control: Pick<Control, 'summary' | 'journalHeads'>,
  listener: (event: SandboxEvent) => void,
): void {
  let last: { readonly n: number; readonly openedAt: string; readonly seed: number } | undefined;

  async function poll(): Promise<void> {
    const { entries: n, openedAt, seed } = await control.summary();
    const isSame = last === undefined || (last.openedAt === openedAt && last.seed === seed && n >= last.n);
    if (!isSame) listener({ event: 'opened' });
    else if (last !== undefined && n > last.n) {
      for (const entry of await control.journalHeads(last.n)) listener({ event: 'entry', entry });
    }
    last = { n, openedAt, seed };
  }

  const again = () =>
    setTimeout(
      () =>
        void poll()
          .catch(() => {})
          .then(again),
      everyMs,
    );
  again();
}
