import type { Middleware } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { entityChosen, selectSession } from '#src/api/store/session.slice.ts';
import { digestOf } from '#src/kernel/digest.ts';
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
