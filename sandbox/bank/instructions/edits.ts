import { needsApproval } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText, sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { objectionToReference, type ReferenceObjection } from '#sandbox/bank/payees/payee-fields.ts';
import { isHighValue } from '#sandbox/bank/payments/order-confirmation.ts';
import { type LimitRefusal, limitRefusal } from '#sandbox/bank/payments/payment-limits.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import { revalidateTransfer, type TransferOrderRefusal } from '#sandbox/bank/transfers/transfer-order.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type CancellationRefusal, findNamed, type InstructionRef, isOver } from './cancellations.ts';
import type { ListedInstruction } from './upcoming.ts';

export interface Edit extends Omit<InstructionRef, 'code'> {
  /** In the order's own currency. Undefined unless it is a whole number of minor units. */
  readonly amount: Money | undefined;
  readonly reference: string;
  /** The state that the customer edits, by the time of its last change. */
  readonly changedAt: string;
}

export type EditRefusal =
  | CancellationRefusal
  | LimitRefusal
  | ReferenceObjection
  | TransferOrderRefusal
  | 'nothing-changed'
  | 'custom-frequency'
  | 'instruction-changed'
  | 'edit-needs-authoriser';

export type EditVerdict =
  | {
      readonly outcome: 'allowed';
      readonly rule: 'edit-validated' | 'edited' | 'edited-before';
      readonly listed: ListedInstruction;
      readonly changes: readonly Change[];
      readonly requiredConfirmation: RequiredConfirmation | undefined;
    }
  | { readonly outcome: 'refused'; readonly reason: EditRefusal };

/** Changes nothing. */
export function validateEdit(bank: Bank, customer: Customer, edit: Edit): EditVerdict {
  return decide(bank, customer, edit, 'edit-validated');
}

/** Applies from the next run. Only amount and reference change; a repeated request changes nothing. */
export function confirmEdit(bank: Bank, customer: Customer, edit: Edit): EditVerdict {
  return decide(bank, customer, edit, 'edited');
}

function decide(bank: Bank, customer: Customer, edit: Edit, rule: 'edit-validated' | 'edited'): EditVerdict {
  const listed = findNamed(bank, customer, { ...edit, code: 'SI' });
  if (typeof listed === 'string') return { outcome: 'refused', reason: listed };
  if (listed.kind !== 'instruction') return { outcome: 'refused', reason: 'instruction-not-found' };
  if (isOver(listed)) return { outcome: 'refused', reason: 'instruction-closed' };
  if (listed.changedAt !== edit.changedAt) return decideRepeated(listed, edit);
  const reason = objectionTo(bank, customer, listed, edit);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const { amount } = edit;
  if (amount === undefined) return { outcome: 'refused', reason: 'not-whole-pence' };
  if (amount.minor === listed.minor && edit.reference === listed.reference) {
    return { outcome: 'refused', reason: 'nothing-changed' };
  }
  if (rule === 'edit-validated') {
    return { outcome: 'allowed', rule, listed, changes: [], requiredConfirmation: undefined };
  }
  const record = edited(bank, customer, listed.record, { minor: amount.minor, reference: edit.reference });
  return {
    outcome: 'allowed',
    rule,
    listed: { ...listed, record, minor: record.minor, reference: record.reference },
    changes: [{ change: 'update', of: 'instructions', record }],
    requiredConfirmation: requiredConfirmationOf(bank, customer, listed, amount),
  };
}

/** As when it is set up: money that stays with the customer needs no code. Payments to others are in pounds. */
function requiredConfirmationOf(
  bank: Bank,
  customer: Customer,
  { record, recipient }: ListedInstruction,
  amount: Money,
): RequiredConfirmation | undefined {
  if (record.toAccountId !== null) {
    return confirmationOf(bank, customer, 'changeInstruction', `to transfer ${sumText(amount)} to ${recipient}`);
  }
  const pounds = money(amount.minor, 'GBP');
  const act = isHighValue(pounds) ? 'payHighValue' : 'changeInstruction';
  return confirmationOf(bank, customer, act, `to pay ${recipient} ${poundsText(pounds)}`);
}

/** The instruction changed since the customer saw it: by this very request, or by another. */
function decideRepeated(listed: ListedInstruction, { amount, reference }: Edit): EditVerdict {
  const isAsAsked =
    amount?.minor === listed.minor && amount.currency === listed.record.currency && reference === listed.reference;
  if (listed.record.edits === undefined || !isAsAsked) {
    return { outcome: 'refused', reason: 'instruction-changed' };
  }
  return { outcome: 'allowed', rule: 'edited-before', listed, changes: [], requiredConfirmation: undefined };
}

function objectionTo(
  bank: Bank,
  { user }: Customer,
  { record }: ListedInstruction,
  { amount, reference }: Edit,
): EditRefusal | undefined {
  if (record.customDays !== undefined) return 'custom-frequency';
  // An edit must not go round the second authoriser.
  if (record.state !== 'active' || needsApproval(bank, record.partyId)) return 'edit-needs-authoriser';
  const objection = objectionToReference(reference);
  if (objection !== undefined) return objection;
  if (amount === undefined) return 'not-whole-pence';
  if (amount.currency !== record.currency) return 'account-not-of-kind';
  // A payee may be the customer's own account: what was ordered as a payment is edited as one.
  if (record.toAccountId !== null) {
    const transfer = { ...record, userId: user.id, minor: amount.minor, reference };
    const verdict = revalidateTransfer(bank, transfer, 'another-day');
    return verdict.outcome === 'refused' ? verdict.reason : undefined;
  }
  const concerned = [{ kind: 'USER', id: record.userId } as const, { kind: 'PARTY', id: record.partyId } as const];
  return limitRefusal(bank, concerned, 'makePayment', amount, 'another-day');
}

function edited(
  bank: Bank,
  { user }: Customer,
  record: InstructionRecord,
  terms: Pick<InstructionRecord, 'minor' | 'reference'>,
): InstructionRecord {
  const before = { until: bank.clock.now, minor: record.minor, reference: record.reference, by: user.id };
  return { ...record, ...terms, edits: [...(record.edits ?? []), before] };
}
