import type { BankState } from '#sandbox/bank/engine/bank-state.ts';
import type { JournalEntry } from '#sandbox/control/journal/journal.ts';
import type { Parked } from '#sandbox/control/sandbox.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** What facts are read from. An exercise opens a fresh bank, so it began when that bank opened. */
export interface Evidence {
  readonly bank: Pick<BankState, 'records' | 'clock'>;
  /** Since the exercise began, oldest first. */
  readonly entries: readonly JournalEntry[];
  readonly beganAt: Instant;
  /** The customer in whom the trainee acts. */
  readonly customer: string;
}

/** @param parked the world as its exercise has left it. */
export function evidenceOf({ checkpoint, entries }: Parked, customer: string): Evidence {
  // A checkpoint holds what `exportBank` gave; its schema reads it again on the way in.
  const bank = checkpoint.world.bank as BankState;
  return { bank, entries, beganAt: bank.openedAt, customer };
}
