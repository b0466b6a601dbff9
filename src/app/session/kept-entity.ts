import type { Middleware } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { entityChosen, selectSession } from '#src/api/store/session.slice.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { SessionMarkers } from './session-markers.ts';

/** Keeps the chosen entity over a reload, as a digest rather than its token. */
export function keepEntity(markers: Pick<SessionMarkers, 'keepEntity'>): Middleware<unknown, RootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (entityChosen.match(action)) void keep(action.payload);
      return result;

      async function keep(party: PartyId | false): Promise<void> {
        const digest = party === false ? undefined : await digestOf(party);
        const session = selectSession(getState());
        // The choice or the session may have changed meanwhile.
        if (session.status === 'signed-in' && session.activeParty === party) markers.keepEntity(digest);
      }
    };
}

/** Undefined in insecure contexts, where browsers have no `crypto.subtle`. */
export async function digestOf(party: PartyId): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(party));
  return [...new Uint8Array(digest.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
