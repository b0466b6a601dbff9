import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Bank } from './bank.ts';

export interface Customer {
  readonly session: SessionRecord;
  readonly user: UserRecord;
  /** The chosen party, otherwise all that the user may act for. */
  readonly parties: readonly PartyRecord[];
}

export function partiesOf(bank: Bank, user: UserRecord): PartyRecord[] {
  return user.partyIds.map((id) => bank.records.find('parties', id)).filter((party) => party !== undefined);
}
