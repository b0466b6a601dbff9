/**
 * Every key of a session that the app keeps in the browser's storage: all of them are removed when it ends. Markers and
 * choices only: never a name, a number or a balance, and no token but that of a payment whose outcome is not known.
 */
export const storedKeys = {
  /** Random, made at sign-in; equal in both storages while this tab belongs to the sign-in the browser holds. */
  sessionId: 'paddock.sessionId',
  /** Present while terms, password or PIN stand before the accounts. */
  credentialsChangeNeeded: 'paddock.credentialsChangeNeeded',
  /** In the tab's own storage: a digest of the token of the entity that the customer acts for, to find it again by. */
  chosenEntity: 'paddock.chosenEntity',
  /** Present once the customer hid the transactions that are pending; shared. */
  pendingHidden: 'paddock.pendingHidden',
  /** When the page was last hidden or left, in milliseconds, so that a return after a long time ends the session. */
  sessionEndedAt: 'paddock.sessionEndedAt',
  /** When the customer last did something in any tab, in milliseconds; shared. */
  lastActiveAt: 'paddock.lastActiveAt',
  /**
   * In the tab's own storage while it is not known what became of a payment: `payout:` or `instruction:`, its token, and
   * after an `@` the time that names its note.
   */
  unresolvedPaymentRefs: 'paddock.unresolvedPaymentRefs',
} as const;

/** Keys that outlive the session, shared by all tabs. */
export const lastingKeys = {
  /**
   * When each payment was being confirmed whose outcome is not known, and what became of it until the customer has been
   * told: times and one word, until each is resolved or dismissed.
   */
  unresolvedPayments: 'paddock.unresolvedPayments',
  /** Present while the bank has not confirmed that the last session of this browser is over. */
  logOutUnconfirmed: 'paddock.logOutUnconfirmed',
} as const;

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Seen by every tab. */
export const sharedStorage = keptAnyhow(() => globalThis.localStorage);

/** Seen by this tab alone, also after a reload. */
export const tabStorage = keptAnyhow(() => globalThis.sessionStorage);

/** Where the browser forbids storage, or has no room left, what is kept lasts as long as the page. */
function keptAnyhow(open: () => PageStorage): PageStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => unlessRefused(() => open().getItem(key)) ?? held.get(key) ?? null,
    setItem(key, value) {
      try {
        open().setItem(key, value);
        held.delete(key);
      } catch {
        // An older value would be believed before the one held here.
        unlessRefused(() => open().removeItem(key));
        held.set(key, value);
      }
    },
    removeItem(key) {
      held.delete(key);
      unlessRefused(() => open().removeItem(key));
    },
  };
}

function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
