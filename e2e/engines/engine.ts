import type { Customer } from './customer.ts';
import type { Scenario } from './scenario.ts';

/** A browser that the journeys run in beside Chromium. */
export interface Engine {
  readonly name: string;
  /** Why it cannot be used here, and how to get it. */
  readonly missing: string | undefined;
  /** Journeys that only it can be driven through. */
  readonly own: readonly Scenario[];
  /** @param downloads the folder that it saves files in */
  start(downloads: string): Promise<Running>;
}

export interface Running {
  readonly version: string;
  /** A customer with storage and cookies of their own, in a dark theme if wanted. */
  enter(site: string, isDark: boolean): Promise<{ readonly customer: Customer; leave(): Promise<void> }>;
  stop(): Promise<void>;
}
