import { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { describer } from './describer.ts';
import type { WrittenDescription } from './description.ts';

export const madeOn = calendarDay('2026-03-03');

/** A bank at half past nine of that day, with nobody in it. */
export async function emptyDescribedBank(on: CalendarDay = madeOn): Promise<Bank> {
  await describer.load();
  const openedAt = instantInLondon(on, '09:30');
  return new Bank(
    { seed: 1, openedAt, opening: 1, personas: keptPersonas, describer, jobKinds: { ...jobKinds, ...bankJobKinds } },
    { now: openedAt, runs: { mode: 'frozen' } },
  );
}

/** The customer in that bank, with the books open. */
export async function describedIn(bank: Bank, description: WrittenDescription): Promise<DescribedCustomerRecord> {
  const [record] = describer.recordsOf(bank, [description]);
  if (record === undefined) throw new Error('Nobody was made');
  await commit(bank, [{ change: 'insert', of: 'describedCustomers', record }]);
  const [userId = ''] = record.userIds;
  await commit(bank, knownUser(bank, userId)?.opening ?? []);
  return record;
}

/** The balance of each account, in minor units by alias. */
export function balancesOf(bank: Bank, { userIds }: DescribedCustomerRecord): Readonly<Record<string, number>> {
  const owner = `${userIds[0]}:`;
  const accounts = bank.records.all('accounts').filter(({ id }) => id.startsWith(owner));
  return Object.fromEntries(accounts.map(({ id }) => [id.slice(owner.length), bank.ledger.balanceOf(id)]));
}
