import type { Outcome } from '#contracts/verify/interaction-outcome.ts';
import { readinessOf } from './readiness.ts';

/** What one verification found, with every secret masked and values as its reader may see them: the content of each report. */
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
export interface ReportPart extends Outcome {
  /** Undefined for a bank whose clock is its own. */
  readonly moment: string | undefined;
  /** The pact of a broker that was played; undefined for the pact in this folder. */
  readonly pact?: PlayedPactOf | undefined;
}

export interface PlayedPactOf {
  readonly title: string;
  /** Breaks are told and fail nothing. */
  readonly isPending: boolean;
  readonly resultsUrl: string | undefined;
}

/** `accounts, on a working morning` */
export function titleOf({ name, moment, pact }: Pick<ReportPart, 'name' | 'moment' | 'pact'>): string {
  const which = pact === undefined ? '' : ` (${pact.title}${pact.isPending ? ', pending' : ''})`;
  return moment === undefined ? `${name}${which}` : `${name}${which}, ${moment}`;
}

export function jsonOf(report: VerificationReport): string {
  return `${JSON.stringify({ ...report, readiness: readinessOf(report.parts) }, undefined, 1)}\n`;
}
