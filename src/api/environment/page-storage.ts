/**
 * Every storage key of a session, removed at its end. Markers and preferences only, except for the form in progress: no
 * name, number or balance, and no token except those of unresolved payments.
 */
export const storedKeys = {
  /** Random; equal in both storages while this tab shares the browser's sign-in. */
  sessionId: 'paddock.sessionId',
  credentialsChangeNeeded: 'paddock.credentialsChangeNeeded',
  /** Per tab: a digest of the active entity's token. */
  chosenEntity: 'paddock.chosenEntity',
  /** Shared: the customer has hidden pending transactions. */
  pendingHidden: 'paddock.pendingHidden',
  /** Shared: the customer has more than one entity. */
  severalEntities: 'paddock.severalEntities',
  /** Shared: the day on which the BACS message was shown. */
  bacsNoticeSeenOn: 'paddock.bacsNoticeSeenOn',
  /** When the page was hidden or left, in ms. */
  sessionEndedAt: 'paddock.sessionEndedAt',
  /** Shared: the last activity in any tab, in ms. */
  lastActiveAt: 'paddock.lastActiveAt',
  /** Per tab: `payout:` or `instruction:`, a token, and after `@` the time that names its note. */
  unresolvedPaymentRefs: 'paddock.unresolvedPaymentRefs',
  /** Per tab: the times that name the notes of requests sent from it. */
  sentHere: 'paddock.sentHere',
  /**
   * Per tab: a payment, transfer or request as typed, for a reload of the page. Removed before it is sent and when the page is
   * left. No password, PIN or code.
   */
  formInProgress: 'paddock.formInProgress',
} as const;

/** Kept after the session, shared by all tabs. */
export const lastingKeys = {
  /** Written by earlier versions for payments; read, and moved to `unresolvedOrders`. */
  unresolvedPayments: 'paddock.unresolvedPayments',
  /** References of books that are known to be an order's own. */
  claimedBooks: 'paddock.claimedBooks',
  /**
   * Kind and time of each order with an unknown outcome, a digest to find it by, and the result once known, until resolved or
   * dismissed.
   */
  unresolvedOrders: 'paddock.unresolvedOrders',
  /** The bank has not confirmed that the last session is over. */
  logOutUnconfirmed: 'paddock.logOutUnconfirmed',
} as const;

/** What the customer chose about the display; outlives the session, and a change of bank. Shared by all tabs. */
export const preferencesKey = 'paddock.preferences';

/** The racing colours chosen for accounts and entities, each by a few digits that give neither name nor number away; kept as long. */
export const coloursKey = 'paddock.colours';

/** Per tab, where the site reports to its operators: how many records were sent, or that this visit sends none. */
export const reportsKey = 'paddock.reports';

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const sharedStorage = keptAnyhow(() => globalThis.localStorage);

export const tabStorage = keptAnyhow(() => globalThis.sessionStorage);

/** Falls back to memory if storage is blocked or full. */
function keptAnyhow(open: () => PageStorage): PageStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => unlessRefused(() => open().getItem(key)) ?? held.get(key) ?? null,
    setItem(key, value) {
      try {
        open().setItem(key, value);
        held.delete(key);
      } catch {
        // Otherwise the old value would win over the one held here.
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
