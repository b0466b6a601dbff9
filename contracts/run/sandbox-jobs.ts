import { maskSecrets } from '#contracts/driver/mask-secrets.ts';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import type { InteractionOutcome, Outcome } from '#contracts/verify/interaction-outcome.ts';
import type { Moment } from '#contracts/verify/moments.ts';
import type { Area } from '#contracts/verify/pact-files.ts';
import { type Choice, playArea } from '#contracts/verify/play-area.ts';
import { walkInWorld } from './walk-bank.ts';

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

/** Works in a world of its own, so that several jobs can share a bank. */
export function doInSandbox(bankUrl: string, job: SandboxJob): Promise<Outcome> {
  return job.kind === 'walk' ? walkInSandbox(bankUrl, job) : playInSandbox(bankUrl, job);
}

async function walkInSandbox(bankUrl: string, { moment, headers }: WalkJob): Promise<Outcome> {
  const bank = sandboxWorld(bankUrl, 'walk', moment.clock);
  await bank.control.reset();
  const world = { ...bank, headers: { ...headers, ...bank.headers } };
  return walkInWorld(world, bankUrl);
}

async function playInSandbox(bankUrl: string, { area, moment, choice, headers }: AreaJob): Promise<Outcome> {
  const world = `verify-${area}`;
  const states = await startStateServer({ bankFor: (name) => sandboxWorld(bankUrl, name, moment.clock) });
  try {
    const outcome = await playArea(area, {
      ...choice,
      bankUrl,
      stateUrl: states.url,
      headers: { ...headers, 'X-Sandbox': world },
    });
    return { ...outcome, interactions: [...outcome.interactions, ...states.failures().map(failedCheck)] };
  } finally {
    await states.close();
  }
}

/** A check after an interaction is one of its own. */
function failedCheck(failure: string): InteractionOutcome {
  return {
    description: 'the check after the interaction',
    states: [],
    operation: undefined,
    status: undefined,
    problems: [maskSecrets(failure)],
  };
}
