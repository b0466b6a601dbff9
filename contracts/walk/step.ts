import type { Findings } from './findings.ts';
import type { WalkMemory } from './walk-memory.ts';
import type { Walker } from './walker.ts';

/** What a step works with. */
export interface Walk {
  readonly walker: Walker;
  readonly findings: Findings;
  /** What later steps need of earlier ones. */
  readonly memory: WalkMemory;
  /** Another customer's browser, signed in. */
  readonly signInAs: (userId: string) => Promise<Walker>;
}

/** Steps by name, in their order. */
export type Steps = Readonly<Record<string, (walk: Walk) => Promise<void>>>;
