import type { Instant } from '#src/kernel/instant.ts';

/** Whether the page beside the panel shows at once what has changed in the bank. */
export interface PageFollowing {
  readonly follows: boolean;
  /** The bank has changed, and the page waits because something on it is being filled in. */
  readonly isBehind: boolean;
}

/** When the page says that it will do something by itself. */
export interface AwaitedMoment {
  readonly at: Instant;
  /** As the page writes it. */
  readonly text: string;
  /** Has the page ask the bank at once. */
  askNow(): void;
}

export interface PageControl {
  read(): PageFollowing;
  subscribe(onChange: () => void): () => void;
  /** @param on false: as with a real service, which tells no page of a change. */
  follow(on: boolean): void;
  /** Asks the bank again for all that the page shows. */
  refresh(): void;
  awaited(): readonly AwaitedMoment[];
}
