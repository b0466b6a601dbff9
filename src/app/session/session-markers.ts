import { type SessionState, signedIn } from '#src/api/store/session.slice.ts';
import { clock } from '#src/api/wire/clock.ts';
import { lastingKeys, type PageStorage, sharedStorage, storedKeys, tabStorage } from '#src/api/wire/page-storage.ts';

/**
 * Stands before the shared id while that sign-in is under way: other tabs see theirs replaced, and no new tab joins a
 * session that is not open yet. Part of the value, so that no tab ever sees the one without the other.
 */
const openingPrefix = 'opening:';

/**
 * Stands before the time, the id of a sign-in that is tried, and that of the session it is tried over. That session goes on
 * where the bank refuses; where the tab that tries is gone, nobody can say whose the cookie is, and it is over.
 */
const tryingPrefix = 'trying:';

/** Nobody waits longer to learn what came of it. */
const tryingMs = 30_000;

/** The signs of a session in storage: `shared` is seen by every tab, `own` by this one alone. */
export interface SessionMarkers {
  /** The session a reloaded page or a new tab finds itself in. A new tab joins the sign-in that it finds, once open. */
  find(): SessionState;
  /** Notes that a sign-in is tried; the session that the browser holds, if any, waits for what comes of it. */
  tryFor(sessionId: string): void;
  /** Whether that is so, and may still come to something. */
  isTried(): boolean;
  /** Whether it is tried over this session, which has not lost the browser by that yet. */
  isOnlyTriedOver(sessionId: string): boolean;
  /** Gives the browser to a sign-in under way, and takes it from whichever other there was. */
  takeOver(sessionId: string): void;
  /** Takes the browser from a sign-in that came to nothing, unless yet another has it by now. */
  release(sessionId: string): void;
  write(session: { readonly sessionId: string; readonly credentialsChangeNeeded: boolean }): void;
  /** Whether this tab and the browser both still hold this session. */
  areOf(sessionId: string): boolean;
  /** Removes all that this tab keeps, and the shared markers unless another sign-in has put its own there. */
  wipe(sessionId: string): void;
  /** Of the entity that the customer acts for in this tab; undefined for all of them together. */
  keptEntity(): string | undefined;
  keepEntity(digest: string | undefined): void;
  /** Of the sign-in that the browser holds, or that is under way; undefined when there is none. */
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
  /** When an earlier session was last used or left, and what was chosen in it, says nothing of the one that begins. */
  function forgetEarlier(storage: PageStorage): void {
    storage.removeItem(storedKeys.pendingHidden);
    storage.removeItem(storedKeys.sessionEndedAt);
    storage.removeItem(storedKeys.lastActiveAt);
  }
  /** A sign-in that is tried over a session, as long as it may come to something. */
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
      // A try that took too long has cost the session it was over its place.
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

/** Of a value that is no id of a session. */
function isUnderWay(value: string): boolean {
  return value.startsWith(openingPrefix) || value.startsWith(tryingPrefix);
}

/** The markers in the page's own storages; where the browser forbids those, a session lasts as long as the page. */
export function pageMarkers(): SessionMarkers {
  return createSessionMarkers(sharedStorage, tabStorage);
}

/** For a bank that is another from now on: nothing is left of the session with the one before, nor of its payments. */
export function forgetBank(): void {
  const markers = pageMarkers();
  const former = markers.sharedId();
  if (former !== undefined) markers.wipe(former);
  for (const key of Object.values(lastingKeys)) sharedStorage.removeItem(key);
}
