import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import type { Moment } from '#contracts/verify/moments.ts';
import type { Area } from '#contracts/verify/pact-files.ts';
import { type AreaOutcome, type Choice, playArea } from '#contracts/verify/play-area.ts';
import { walkPersona, walkThrough } from './walk-bank.ts';

/** One pact, or a part of one, against a sandbox at some moment. */
export interface AreaJob {
  readonly kind: 'area';
  readonly area: Area;
  readonly moment: Moment;
  readonly choice: Choice;
  readonly headers: Readonly<Record<string, string>>;
}

/** The walk at some moment. */
export interface WalkJob {
  readonly kind: 'walk';
  readonly moment: Moment;
  readonly headers: Readonly<Record<string, string>>;
}

export type SandboxJob = AreaJob | WalkJob;

export interface JobOutcome extends AreaOutcome {
  /** Checks after an interaction that failed. */
  readonly failures: readonly string[];
}

/** Works in a world of its own, so that several jobs can share a bank. */
export function doInSandbox(bankUrl: string, job: SandboxJob): Promise<JobOutcome> {
  return job.kind === 'walk' ? walkInSandbox(bankUrl, job) : playInSandbox(bankUrl, job);
}

async function walkInSandbox(bankUrl: string, { moment, headers }: WalkJob): Promise<JobOutcome> {
  const bank = sandboxWorld(bankUrl, 'walk', moment.clock);
  await bank.control.reset();
  const readCode = () => bank.control.codeSentTo(walkPersona);
  const outcome = await walkThrough({ bankUrl, headers: { ...headers, ...bank.headers }, readCode });
  return { ...outcome, name: 'walk', played: 0, broken: outcome.found.length, failures: [] };
}

async function playInSandbox(bankUrl: string, { area, moment, choice, headers }: AreaJob): Promise<JobOutcome> {
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
