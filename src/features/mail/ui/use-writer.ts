import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { ownBox } from './use-folder.ts';

export interface Writer {
  /** The entities to choose from; empty if it is clear who writes. */
  readonly entities: readonly Entity[];
  /** Who writes. `from` is what the customer chose, empty if not asked. */
  readonly partyOf: (from: string) => PartyId | undefined;
  readonly isKnown: boolean;
  readonly failed: FailedCalls | undefined;
}

const none: readonly Entity[] = [];

/** Who may be asked for the entity to write for: customers of several, while none is active. */
export function useWriter(): Writer {
  const party = useAppSelector(selectActiveParty);
  const profile = useGetProfileQuery(ownBox);
  const entities = profile.data?.entities ?? none;
  const only = entities.length === 1 ? entities[0]?.id : profile.data?.mainPartyId;
  const asked = party === false && entities.length > 1 ? entities : none;
  return {
    entities: asked,
    partyOf(from) {
      if (party !== false) return party;
      return asked.length > 0 ? asked.find(({ id }) => id === from)?.id : only;
    },
    isKnown: party !== false || profile.data !== undefined,
    failed: failedCalls([profile]),
  };
}
