import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import type { Moment } from '#contracts/verify/moments.ts';
import type { Area } from '#contracts/verify/pact-files.ts';
import { type AreaOutcome, type Choice, playArea } from '#contracts/verify/play-area.ts';

/** One pact, or a part of one, against a sandbox at some moment. */
export interface AreaJob {
  readonly kind: 'area';
  readonly area: Area;
  readonly moment: Moment;
  readonly choice: Choice;
  readonly headers: Readonly<Record<string, string>>;
}

export interface JobOutcome extends AreaOutcome {
  /** Checks after an interaction that failed. */
  readonly failures: readonly string[];
}

/** Plays in a world of its own, so that several jobs can share a bank. */
export async function playInSandbox(bankUrl: string, { area, moment, choice, headers }: AreaJob): Promise<JobOutcome> {
  const world = `verify-${area}`;
  const states = await startStateServer({ bankFor: (name) => sandboxWorld(bankUrl, name, moment.clock) });
  try {
    const outcome = await playArea(area, {
      ...choice,
      bankUrl,
      stateUrl: states.url,
      headers: { ...headers, 'X-Sandbox': world },
    });
    return { ...outcome, failures: states.failures() };
  } finally {
    await states.close();
  }
}
