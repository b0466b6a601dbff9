import { maskSecrets } from '#contracts/driver/mask-secrets.ts';
import type { InteractionOutcome } from '#contracts/verify/interaction-outcome.ts';

/** What one verification found, with every secret masked: the content of each report and of what is published. */
export interface VerificationReport {
  /** ISO 8601, UTC. */
  readonly verifiedAt: string;
  /** The bank, in words or by its URL. */
  readonly bank: string;
  readonly seconds: number;
  /** Interactions played. */
  readonly played: number;
  /** Broken interactions, findings of the walk and failed checks afterwards. */
  readonly broken: number;
  readonly parts: readonly ReportPart[];
}

/** An area, or the walk, at one moment. */
export interface ReportPart {
  readonly name: string;
  /** Undefined for a bank whose clock is its own. */
  readonly moment: string | undefined;
  readonly seconds: number;
  readonly interactions: readonly InteractionOutcome[];
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly interactions: readonly InteractionOutcome[];
  /** Failed checks after interactions. */
  readonly failures: readonly string[];
}

/** A part of the report; a check that failed afterwards is a broken interaction of its own. */
export function reportPart({ name, seconds, interactions, failures }: Outcome, moment: string | undefined): ReportPart {
  const afterwards = failures.map((failure) => ({
    description: 'the check after the interaction',
    states: [],
    operation: undefined,
    status: undefined,
    problems: [maskSecrets(failure)],
  }));
  return { name, moment, seconds, interactions: [...interactions, ...afterwards] };
}

export function isKept({ problems }: InteractionOutcome): boolean {
  return problems.length === 0;
}

/** `accounts, on a working morning` */
export function titleOf({ name, moment }: Pick<ReportPart, 'name' | 'moment'>): string {
  return moment === undefined ? name : `${name}, ${moment}`;
}

export function jsonOf(report: VerificationReport): string {
  return `${JSON.stringify(report, undefined, 1)}\n`;
}
