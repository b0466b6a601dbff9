import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { collect } from '#sandbox/bank/instructions/direct-debits.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { currentAccount } from './payer-persona.fixture.ts';

export function mandate(over: Partial<DirectDebitRecord> = {}): DirectDebitRecord {
  return {
    id: 'nell:direct-debit:energy',
    userId: 'nell',
    partyId: 'party-nell',
    accountId: currentAccount,
    originator: 'Millrace Energy',
    reference: 'DD4410982',
    state: 'active',
    frequency: '50',
    startOn: calendarDay('2026-03-04'),
    nextOn: calendarDay('2026-03-04'),
    lastCollection: null,
    missedOn: [],
    rejectsNext: false,
    setUpAt: '2025-11-04T10:00:00.000Z' as Instant,
    cancelledAt: null,
    ...over,
  };
}

/** Gives Nell a mandate. */
export async function withMandate(bank: Bank, over: Partial<DirectDebitRecord> = {}): Promise<DirectDebitRecord> {
  const record = mandate(over);
  await commit(bank, [{ change: 'insert', of: 'directDebits', record }]);
  return record;
}

/** The originator collects, after which every invariant must hold. */
export async function collectFrom(bank: Bank, directDebitId: string, minor: number): Promise<void> {
  const changes = collect(bank, { directDebitId, minor, postingId: `collected-${bank.ledger.postings.length}` });
  await commit(bank, changes);
  const broken = brokenBy(bank, changes);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
}
