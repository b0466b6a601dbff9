import { type Exchange, startRelay } from '#contracts/driver/relay.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { breachesOf } from '#contracts/verify/answer-check.ts';
import type { InteractionOutcome, Outcome } from '#contracts/verify/interaction-outcome.ts';
import { stepNames, walk } from '#contracts/walk/walk.ts';
import type { WalkCustomer } from '#contracts/walk/walker.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';

/** The customer of the walk: several parties, current and savings accounts, a bond and a loan. */
export const walkPersona = 'racing-owner';

export interface WalkStage extends Pick<WalkCustomer, 'readCode' | 'letMinutesPass'> {
  readonly bankUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ca?: string | undefined;
}

/** Walks through a bank, and checks every answer on the way against the contract. Each step is an interaction of the report. */
export async function walkThrough({ bankUrl, headers, ca, ...customer }: WalkStage): Promise<Outcome> {
  const start = performance.now();
  const breaches: string[] = [];
  const check = (exchange: Exchange) => breaches.push(...breachesOf(exchange));
  const relay = await startRelay(bankUrl, check, { ca, allCookies: true });
  try {
    const findings = await walk(
      { baseUrl: relay.url, headers, isSecure: bankUrl.startsWith('https:') },
      { userId: walkPersona, password: personaPassword, pin: personaPin, ...customer },
    );
    const contract = [...new Set(breaches)].map((breach) => ({ step: 'against the contract', text: breach }));
    const seconds = (performance.now() - start) / 1000;
    return { name: 'walk', seconds, interactions: stepsOf([...findings, ...contract]) };
  } finally {
    await relay.close();
  }
}

/** A sandbox's own control tells the walk what a customer knows, and moves its clock. */
export function walkInWorld({ control, headers }: SandboxWorld, bankUrl: string): Promise<Outcome> {
  const { codeSentTo: readCode, letMinutesPass } = control;
  return walkThrough({ bankUrl, headers, readCode, letMinutesPass });
}

function stepsOf(findings: readonly { readonly step: string; readonly text: string }[]): readonly InteractionOutcome[] {
  const names = new Set([...stepNames, ...findings.map(({ step }) => step)]);
  return [...names].map((name) => ({
    description: name,
    states: [],
    operation: undefined,
    status: undefined,
    problems: findings.filter(({ step }) => step === name).map(({ text }) => text),
  }));
}
