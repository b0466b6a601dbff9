import { clock } from '#src/api/environment/bank-clock.ts';
import {
  lastingKeys,
  type PageStorage,
  sharedStorage,
  storedKeys,
  tabStorage,
} from '#src/api/environment/page-storage.ts';
import { type SessionState, signedIn } from '#src/api/store/session.slice.ts';

/**
 * Marks the shared id while its login opens: other tabs are replaced and new tabs do not join yet. Part of the value,
 * so that both change at once.
 */
const openingPrefix = 'opening:';

/**
 * Marks a login attempt: time, its id and the id of the current session. That session continues if the bank refuses;
 * if the attempt never ends, nobody knows the cookie's owner and the session is over.
 */
const tryingPrefix = 'trying:';

/** The longest an attempt may take. */
const tryingMs = 30_000;

/** Session markers in storage: `shared` by all tabs, `own` for this one. */
export interface SessionMarkers {
  /** The session of a reloaded page. A new tab joins the browser's login once it is open. */
  find(): SessionState;
  /** Records a login attempt; the current session waits for its result. */
  tryFor(sessionId: string): void;
  /** Whether an attempt is in progress. */
  isTried(): boolean;
  /** Whether an attempt is in progress that has not replaced this session yet. */
  isOnlyTriedOver(sessionId: string): boolean;
  /** Gives the browser to this login, replacing any other. */
  takeOver(sessionId: string): void;
  /** Releases the browser after a failed login, unless another has taken over. */
  release(sessionId: string): void;
  write(session: { readonly sessionId: string; readonly credentialsChangeNeeded: boolean }): void;
  /** Whether tab and browser both hold this session. */
  areOf(sessionId: string): boolean;
  /** Removes this tab's markers, and the shared ones unless another login owns them. */
  wipe(sessionId: string): void;
  /** A digest; undefined for all entities. */
  keptEntity(): string | undefined;
  keepEntity(digest: string | undefined): void;
  /** The login that the browser holds or that is in progress. */
  sharedId(): string | undefined;
}

export function createSessionMarkers(
  shared: PageStorage,
  own: PageStorage,
  wallNowMs: () => number = clock.wallNowMs,
): SessionMarkers {
  const { sessionId: idKey, credentialsChangeNeeded: changeKey } = storedKeys;

  function write(storage: PageStorage, id: string, changeNeeded: boolean): void {
    storage.setItem(idKey, id);
    if (changeNeeded) storage.setItem(changeKey, 'yes');
    else storage.removeItem(changeKey);
  }
  /** Times and choices of an earlier session do not apply to the new one. */
  function forgetEarlier(storage: PageStorage): void {
    storage.removeItem(storedKeys.pendingHidden);
    storage.removeItem(storedKeys.severalEntities);
    storage.removeItem(storedKeys.bacsNoticeSeenOn);
    storage.removeItem(storedKeys.sessionEndedAt);
    storage.removeItem(storedKeys.lastActiveAt);
  }
  function trying(): { readonly next: string; readonly earlier: string } | undefined {
    const value = shared.getItem(idKey);
    if (!value?.startsWith(tryingPrefix)) return undefined;
    const [since = '', next = '', earlier = ''] = value.slice(tryingPrefix.length).split(':');
    return Math.abs(wallNowMs() - Number(since)) <= tryingMs ? { next, earlier } : undefined;
  }
  function wipe(storage: PageStorage): void {
    for (const key of Object.values(storedKeys)) storage.removeItem(key);
  }

  return {
    find() {
      const sharedId = trying()?.earlier ?? shared.getItem(idKey);
      const ownId = own.getItem(idKey);
      if (sharedId === null || isUnderWay(sharedId) || (ownId !== null && ownId !== sharedId)) {
        wipe(own);
        const wasReplaced = sharedId !== null && ownId !== null;
        return wasReplaced ? { status: 'ended', reason: 'replaced' } : { status: 'signed-out' };
      }
      const credentialsChangeNeeded = shared.getItem(changeKey) !== null;
      write(own, sharedId, credentialsChangeNeeded);
      return signedIn({ sessionId: sharedId, credentialsChangeNeeded });
    },
    tryFor(sessionId) {
      const earlier = trying()?.earlier ?? shared.getItem(idKey);
      const isHeld = earlier !== null && !isUnderWay(earlier);
      if (isHeld) shared.setItem(idKey, `${tryingPrefix}${wallNowMs()}:${sessionId}:${earlier}`);
      else write(shared, `${openingPrefix}${sessionId}`, false);
    },
    isTried: () => trying() !== undefined,
    isOnlyTriedOver: (sessionId) => trying()?.earlier === sessionId,
    takeOver(sessionId) {
      wipe(own);
      write(shared, `${openingPrefix}${sessionId}`, false);
    },
    release(sessionId) {
      const tried = trying();
      if (tried?.next === sessionId) return shared.setItem(idKey, tried.earlier);
      const value = shared.getItem(idKey) ?? '';
      // An attempt that timed out has ended the session it was meant to replace.
      const isLate = value.startsWith(tryingPrefix) && value.includes(`:${sessionId}:`);
      if (isLate || value === `${openingPrefix}${sessionId}`) wipe(shared);
    },
    write({ sessionId, credentialsChangeNeeded }) {
      for (const storage of [shared, own]) {
        if (storage.getItem(idKey) !== sessionId) forgetEarlier(storage);
        write(storage, sessionId, credentialsChangeNeeded);
      }
    },
    areOf(sessionId) {
      const sharedId = trying()?.earlier ?? shared.getItem(idKey);
      return sharedId === sessionId && own.getItem(idKey) === sessionId;
    },
    wipe(sessionId) {
      wipe(own);
      const tried = trying();
      if (tried?.earlier === sessionId) write(shared, `${openingPrefix}${tried.next}`, false);
      if (shared.getItem(idKey) === sessionId) wipe(shared);
    },
    keptEntity: () => own.getItem(storedKeys.chosenEntity) ?? undefined,
    keepEntity(digest) {
      if (digest === undefined) own.removeItem(storedKeys.chosenEntity);
      else own.setItem(storedKeys.chosenEntity, digest);
    },
    sharedId() {
      const tried = trying();
      if (tried !== undefined) return tried.next;
      const id = shared.getItem(idKey) ?? undefined;
      return id?.startsWith(openingPrefix) ? id.slice(openingPrefix.length) : id;
    },
  };
}

function isUnderWay(value: string): boolean {
  return value.startsWith(openingPrefix) || value.startsWith(tryingPrefix);
}

/** If storage is blocked, a session lasts as long as the page. */
export function pageMarkers(): SessionMarkers {
  return createSessionMarkers(sharedStorage, tabStorage);
}

/** For a change of bank: nothing remains of the earlier session or its payments. */
export function forgetBank(): void {
  const markers = pageMarkers();
  const former = markers.sharedId();
  if (former !== undefined) markers.wipe(former);
  for (const key of Object.values(lastingKeys)) sharedStorage.removeItem(key);
}
