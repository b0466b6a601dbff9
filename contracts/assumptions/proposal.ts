import type { AssumptionState } from './current-assumptions.ts';

/** What a recording says of an assumption. */
export interface Proposal {
  readonly state: AssumptionState;
  readonly because: string;
}
