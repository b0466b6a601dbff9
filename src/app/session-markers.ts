import { type SessionState, signedIn } from '#src/api/session.slice.ts';

/** Every key the app keeps in the browser's storage. Markers only: never a name, a number, a balance or a token. */
export const markerKeys = {
  /** Random, made at sign-in; equal in both storages while this tab belongs to the sign-in the browser holds. */
  sessionId: 'paddock.sessionId',
  /** Present while terms, password or PIN stand before the accounts. */
  credentialsChangeNeeded: 'paddock.credentialsChangeNeeded',
} as const;

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The signs of a session in storage: `shared` is seen by every tab, `own` by this one alone. */
export interface SessionMarkers {
  /** The session a reloaded page or a new tab finds itself in. A new tab joins the sign-in that it finds. */
  find(): SessionState;
  write(session: { readonly sessionId: string; readonly credentialsChangeNeeded: boolean }): void;
  /** Removes this tab's markers, and the shared ones unless another sign-in has put its own there. */
  wipe(sessionId: string): void;
  /** Of the sign-in that the browser holds now; undefined when nobody is signed in. */
  sharedId(): string | undefined;
}

export function createSessionMarkers(shared: MarkerStorage, own: MarkerStorage): SessionMarkers {
  const { sessionId: idKey, credentialsChangeNeeded: changeKey } = markerKeys;

  function write(storage: MarkerStorage, id: string, changeNeeded: boolean): void {
    storage.setItem(idKey, id);
    if (changeNeeded) storage.setItem(changeKey, 'yes');
    else storage.removeItem(changeKey);
  }
  function wipe(storage: MarkerStorage): void {
    for (const key of Object.values(markerKeys)) storage.removeItem(key);
  }

  return {
    find() {
      const sharedId = shared.getItem(idKey);
      const ownId = own.getItem(idKey);
      if (sharedId === null || (ownId !== null && ownId !== sharedId)) {
        wipe(own);
        return sharedId === null ? { status: 'signed-out' } : { status: 'ended', reason: 'replaced' };
      }
      const credentialsChangeNeeded = shared.getItem(changeKey) !== null;
      write(own, sharedId, credentialsChangeNeeded);
      return signedIn({ sessionId: sharedId, credentialsChangeNeeded });
    },
    write({ sessionId, credentialsChangeNeeded }) {
      for (const storage of [shared, own]) write(storage, sessionId, credentialsChangeNeeded);
    },
    wipe(sessionId) {
      wipe(own);
      if (shared.getItem(idKey) === sessionId) wipe(shared);
    },
    sharedId: () => shared.getItem(idKey) ?? undefined,
  };
}

/** The markers in the page's own storages; where the browser forbids those, a session lasts as long as the page. */
export function pageMarkers(): SessionMarkers {
  return createSessionMarkers(
    storageOr(() => globalThis.localStorage),
    storageOr(() => globalThis.sessionStorage),
  );
}

function storageOr(open: () => Storage): MarkerStorage {
  try {
    const storage = open();
    storage.setItem('paddock.try', '');
    storage.removeItem('paddock.try');
    return storage;
  } catch {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    };
  }
}
