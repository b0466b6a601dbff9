import { lastingKeys, type PageStorage, sharedStorage, storedKeys, tabStorage } from '#src/api/page-storage.ts';
import { type SessionState, signedIn } from '#src/api/session.slice.ts';

/**
 * Stands before the shared id while that sign-in is under way: other tabs see theirs replaced, and no new tab joins a
 * session that is not open yet. Part of the value, so that no tab ever sees the one without the other.
 */
const openingPrefix = 'opening:';

/** The signs of a session in storage: `shared` is seen by every tab, `own` by this one alone. */
export interface SessionMarkers {
  /** The session a reloaded page or a new tab finds itself in. A new tab joins the sign-in that it finds, once open. */
  find(): SessionState;
  /** Gives the browser to a sign-in under way, and takes it from whichever other there was. */
  takeOver(sessionId: string): void;
  /** Takes the browser from a sign-in that came to nothing, unless yet another has it by now. */
  release(sessionId: string): void;
  write(session: { readonly sessionId: string; readonly credentialsChangeNeeded: boolean }): void;
  /** Whether this tab and the browser both still hold this session. */
  areOf(sessionId: string): boolean;
  /** Removes all that this tab keeps, and the shared markers unless another sign-in has put its own there. */
  wipe(sessionId: string): void;
  /** Of the sign-in that the browser holds, or that is under way; undefined when there is none. */
  sharedId(): string | undefined;
}

export function createSessionMarkers(shared: PageStorage, own: PageStorage): SessionMarkers {
  const { sessionId: idKey, credentialsChangeNeeded: changeKey } = storedKeys;

  function write(storage: PageStorage, id: string, changeNeeded: boolean): void {
    storage.setItem(idKey, id);
    if (changeNeeded) storage.setItem(changeKey, 'yes');
    else storage.removeItem(changeKey);
  }
  /** When an earlier session was last used or left says nothing of the one that begins. */
  function forgetTimes(storage: PageStorage): void {
    storage.removeItem(storedKeys.sessionEndedAt);
    storage.removeItem(storedKeys.lastActiveAt);
  }
  function wipe(storage: PageStorage): void {
    for (const key of Object.values(storedKeys)) storage.removeItem(key);
  }

  return {
    find() {
      const sharedId = shared.getItem(idKey);
      const ownId = own.getItem(idKey);
      if (sharedId === null || sharedId.startsWith(openingPrefix) || (ownId !== null && ownId !== sharedId)) {
        wipe(own);
        const wasReplaced = sharedId !== null && ownId !== null;
        return wasReplaced ? { status: 'ended', reason: 'replaced' } : { status: 'signed-out' };
      }
      const credentialsChangeNeeded = shared.getItem(changeKey) !== null;
      write(own, sharedId, credentialsChangeNeeded);
      return signedIn({ sessionId: sharedId, credentialsChangeNeeded });
    },
    takeOver(sessionId) {
      wipe(own);
      write(shared, `${openingPrefix}${sessionId}`, false);
    },
    release(sessionId) {
      if (shared.getItem(idKey) === `${openingPrefix}${sessionId}`) wipe(shared);
    },
    write({ sessionId, credentialsChangeNeeded }) {
      for (const storage of [shared, own]) {
        if (storage.getItem(idKey) !== sessionId) forgetTimes(storage);
        write(storage, sessionId, credentialsChangeNeeded);
      }
    },
    areOf(sessionId) {
      return [shared, own].every((storage) => storage.getItem(idKey) === sessionId);
    },
    wipe(sessionId) {
      wipe(own);
      if (shared.getItem(idKey) === sessionId) wipe(shared);
    },
    sharedId() {
      const id = shared.getItem(idKey) ?? undefined;
      return id?.startsWith(openingPrefix) ? id.slice(openingPrefix.length) : id;
    },
  };
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
