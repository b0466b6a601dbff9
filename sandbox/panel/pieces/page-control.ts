/** Whether the page beside the panel shows at once what has changed in the bank. */
export interface PageFollowing {
  readonly follows: boolean;
  /** The bank has changed, and the page waits because something on it is being filled in. */
  readonly isBehind: boolean;
}

/** What the page says it will ask the bank. */
export interface NextAsk {
  /** `09:30:10`, in London. */
  readonly time: string;
  /** Has the page ask at once. */
  askNow(): void;
}

export interface PageControl {
  read(): PageFollowing;
  subscribe(onChange: () => void): () => void;
  /** @param on false: as with a real service, which tells no page of a change. */
  follow(on: boolean): void;
  /** Asks the bank again for all that the page shows. */
  refresh(): void;
  nextAsk(): NextAsk | undefined;
}
