import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Bank } from './bank.ts';

/** Someone signed in, as every rule sees them: who they are, and the parties they act for in this request. */
export interface Customer {
  readonly session: SessionRecord;
  readonly user: UserRecord;
  /** One when a party is chosen, otherwise all the user may act for. */
  readonly parties: readonly PartyRecord[];
}

export function partiesOf(bank: Bank, user: UserRecord): PartyRecord[] {
  return user.partyIds.map((id) => bank.records.find('parties', id)).filter((party) => party !== undefined);
}
