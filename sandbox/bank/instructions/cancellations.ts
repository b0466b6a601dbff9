import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { instructionRunKind } from './instruction-runs.ts';
import { findUpcoming, type InstructionCode, type Listed, mayManageInstructions } from './upcoming.ts';

/** Which instruction, as the request names it. */
export interface InstructionRef {
  readonly code: InstructionCode;
  readonly token: string;
  readonly partyToken: string;
}

export type CancellationRefusal = 'function-missing' | 'instruction-not-found' | 'instruction-closed';

export type CancellationVerdict =
  | {
      readonly outcome: 'allowed';
      readonly rule: 'validated' | 'cancelled' | 'cancelled-before';
      readonly listed: Listed;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: CancellationRefusal };

/** Changes nothing: only an active instruction, or one awaiting authorisation, may be cancelled. */
export function validateCancellation(bank: Bank, customer: Customer, ref: InstructionRef): CancellationVerdict {
  const found = findNamed(bank, customer, ref);
  if (typeof found === 'string') return { outcome: 'refused', reason: found };
  if (isOver(found)) return { outcome: 'refused', reason: 'instruction-closed' };
  return { outcome: 'allowed', rule: 'validated', listed: found, changes: [] };
}

/** Cancels at once, so that not even a run due later the same day is made. Repeated requests change nothing. */
export function confirmCancellation(bank: Bank, customer: Customer, ref: InstructionRef): CancellationVerdict {
  const found = findNamed(bank, customer, ref);
  if (typeof found === 'string') return { outcome: 'refused', reason: found };
  if (found.state === 'cancelled') {
    return { outcome: 'allowed', rule: 'cancelled-before', listed: found, changes: [] };
  }
  if (isOver(found)) return { outcome: 'refused', reason: 'instruction-closed' };
  return { outcome: 'allowed', rule: 'cancelled', listed: found, changes: cancel(bank, customer, found) };
}

export function findNamed(
  bank: Bank,
  customer: Customer,
  { code, token, partyToken }: InstructionRef,
): Listed | 'function-missing' | 'instruction-not-found' {
  if (!mayManageInstructions(customer)) return 'function-missing';
  const found = findUpcoming(bank, customer, code, token);
  const isOfParty = found !== undefined && tokenOf(bank, customer.session, 'party', found.partyId) === partyToken;
  return isOfParty ? found : 'instruction-not-found';
}

export function isOver({ state }: Listed): boolean {
  return state !== 'active' && state !== 'pending-approval';
}

function cancel(bank: Bank, { user }: Customer, listed: Listed): Change[] {
  const cancelledAt = bank.clock.now;
  const ended = { state: 'cancelled', nextOn: null, cancelledAt, cancelledBy: user.id } as const;
  if (listed.kind === 'direct-debit') {
    const record = { ...listed.record, ...ended };
    return [{ change: 'update', of: 'directDebits', record }];
  }
  const { id } = listed.record;
  const record = { ...listed.record, ...ended };
  const jobId = `${instructionRunKind}:${id}`;
  const asked = bank.records.all('approvals').filter(({ subjectId, state }) => subjectId === id && state === 'pending');
  return [
    { change: 'update', of: 'instructions', record },
    ...(listed.state === 'active' ? [{ change: 'cancel', jobId } as const] : []),
    ...asked.map((approval): Change => {
      return { change: 'update', of: 'approvals', record: { ...approval, state: 'expired', endedAt: cancelledAt } };
    }),
  ];
}
