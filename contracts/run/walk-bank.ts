import { type Exchange, startRelay } from '#contracts/driver/relay.ts';
import { breachesOf } from '#contracts/verify/answer-check.ts';
import type { InteractionOutcome } from '#contracts/verify/interaction-outcome.ts';
import { describeWalk, stepNames, walk } from '#contracts/walk/walk.ts';
import type { WalkCustomer } from '#contracts/walk/walker.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';

/** The customer of the walk: several parties, current and savings accounts, a bond and a loan. */
export const walkPersona = 'racing-owner';

export interface WalkStage {
  readonly bankUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ca?: string | undefined;
  readonly readCode: WalkCustomer['readCode'];
}

export interface WalkOutcome {
  readonly text: string;
  readonly found: readonly string[];
  /** The steps, as a report shows them. */
  readonly interactions: readonly InteractionOutcome[];
  readonly seconds: number;
}

/** Walks through a bank, and checks every answer on the way against the contract. */
export async function walkThrough({ bankUrl, headers, ca, readCode }: WalkStage): Promise<WalkOutcome> {
  const start = performance.now();
  const breaches: string[] = [];
  const check = (exchange: Exchange) => breaches.push(...breachesOf(exchange));
  const relay = await startRelay(bankUrl, check, { ca, allCookies: true });
  try {
    const customer = { userId: walkPersona, password: personaPassword, pin: personaPin, readCode };
    const result = await walk({ baseUrl: relay.url, headers, isSecure: bankUrl.startsWith('https:') }, customer);
    const contract = [...new Set(breaches)].map((breach) => ({ step: 'against the contract', text: breach }));
    const findings = [...result.findings, ...contract];
    const seconds = (performance.now() - start) / 1000;
    return {
      text: describeWalk({ ...result, findings }, seconds),
      found: findings.map(({ step, text }) => `${step}: ${text}`),
      interactions: stepsOf(findings),
      seconds,
    };
  } finally {
    await relay.close();
  }
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
