import type { Exchange } from '#contracts/driver/relay.ts';

/** A request and its response as a report shows them: secrets masked. */
export interface ShownExchange extends Exchange {
  readonly requestHeaders: Readonly<Record<string, string>>;
}

/** What became of one interaction. */
export interface InteractionOutcome {
  readonly description: string;
  /** The states before it, with their parameters filled in. */
  readonly states: readonly string[];
  /** The contract's operation; undefined for what is no call. */
  readonly operation: string | undefined;
  /** The status that came; undefined if none did. */
  readonly status: number | undefined;
  /** What is wrong, a sentence each, with the field; none if the interaction was kept. Values of the bank are marked. */
  readonly problems: readonly string[];
  /** How often it was played alike; once unless said otherwise. */
  readonly times?: number;
  /** For a broken interaction whose call reached the bank. */
  readonly exchange?: ShownExchange;
}

/** An area, or the walk, as it was played. */
export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly interactions: readonly InteractionOutcome[];
}

export function isKept({ problems }: InteractionOutcome): boolean {
  return problems.length === 0;
}
