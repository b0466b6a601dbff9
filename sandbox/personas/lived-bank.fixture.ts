import { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { instructionRunKind } from '#sandbox/bank/instructions/instruction-runs.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { jobKinds } from './jobs.ts';
import { keptPersonas } from './kept-personas.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

/** The persona's records on the opening day. */
export function openedPersona(id: string, seed: number, openingDay: CalendarDay): PersonaBook {
  const persona = keptPersonas[id];
  if (persona === undefined) throw new Error(`No persona ${id}`);
  return persona.open(seed, openingDay);
}

/** A bank opened at midnight of that day, with the persona opened; by default with instructions on record. */
export async function bankWith(
  id: string,
  seed: number,
  openingDay: CalendarDay,
  keeps: 'instructions' | 'no-instructions' = 'instructions',
): Promise<Bank> {
  const openedAt = midnightOf(openingDay);
  const bank = new Bank(
    { seed, openedAt, opening: 1, personas: keptPersonas, jobKinds: { ...jobKinds, ...bankJobKinds } },
    { now: openedAt, runs: { mode: 'frozen' } },
  );
  const opening = knownUser(bank, id)?.opening ?? [];
  await commit(bank, keeps === 'instructions' ? opening : opening.filter((change) => !isOfInstructions(change)));
  return bank;
}

/** Runs the bank's clock until everything due before that day is done. */
export async function letLive(bank: Bank, until: CalendarDay): Promise<void> {
  const lastMs = Date.parse(midnightOf(until)) - 1;
  const { failures } = await moveClock(bank, { ...bank.clock, now: new Date(lastMs).toISOString() as Instant });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Spends an account's whole available balance at the current moment. */
export function spendAll(bank: Bank, accountId: string): Change {
  const account = bank.records.find('accounts', accountId);
  if (account === undefined) throw new Error(`No account ${accountId}`);
  const held = bank.records.holdsOf(accountId).reduce((sum, { flag, minor }) => sum + (flag === 'D' ? minor : 0), 0);
  const minor = bank.ledger.balanceOf(accountId) - held + account.overdraftMinor;
  return {
    change: 'post',
    posting: {
      id: `spent-${accountId}`,
      at: bank.clock.now,
      bookedOn: bank.openingDay,
      currency: account.currency,
      code: 'CHP',
      description: 'Everything',
      reference: 'SPENT',
      entries: [
        { accountId, minor: -minor },
        { accountId: `clearing:chaps:${account.currency}`, minor },
      ],
    },
  };
}

/** What banks stored earlier do not have. */
function isOfInstructions(change: Change): boolean {
  if (change.change === 'schedule') return change.job.kind === instructionRunKind;
  return change.change === 'insert' && (change.of === 'instructions' || change.of === 'directDebits');
}

function midnightOf(day: CalendarDay): Instant {
  return instantOn(personaDay(dayNumberOf(day)), 0);
}
