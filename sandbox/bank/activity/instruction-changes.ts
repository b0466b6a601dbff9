import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { referenceOfChange } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { auditOf } from './audit.ts';
import { repeatsUntil, sidesOf } from './order-entries.ts';

/** What the customer changed it to each time. */
export function editEntries(bank: Bank, instruction: InstructionRecord): ActivityEntry[] {
  const { id, userId, edits = [] } = instruction;
  return edits.map(({ until: at, by = userId }, place) => {
    const { minor, reference } = edits[place + 1] ?? instruction;
    return {
      ...changeEntry(bank, instruction),
      reference: referenceOfEdit(id, place, at),
      code: 'VSI',
      madeAt: at,
      amount: money(minor, instruction.currency),
      repeatsUntil: repeatsUntil(instruction),
      audit: auditOf({ userId: by, at, note: `Edited: ${reference}` }, 'accepted', undefined),
    };
  });
}

/** The customer's reference for the latest edit. */
export function referenceOfLatestEdit({ id, edits = [] }: InstructionRecord): string | undefined {
  const latest = edits.at(-1);
  return latest && referenceOfEdit(id, edits.length - 1, latest.until);
}

function referenceOfEdit(id: string, place: number, at: Instant): string {
  return referenceOfChange(`${id}|edit ${place + 1}`, londonDayOf(at));
}

/** For a standing order or a payment on a later day; undefined unless it was cancelled. */
export function cancellationEntry(bank: Bank, instruction: InstructionRecord): ActivityEntry | undefined {
  const { id, userId, type, minor, currency, reference, cancelledAt: at } = instruction;
  const { cancelledBy = userId } = instruction;
  if (at === undefined) return undefined;
  return {
    ...changeEntry(bank, instruction),
    reference: referenceOfChange(`${id}|${cancelled}`, londonDayOf(at)),
    code: type === 'REC' ? 'SIC' : 'PTC',
    madeAt: at,
    amount: money(minor, currency),
    repeatsUntil: null,
    audit: auditOf({ userId: cancelledBy, at, note: reference }, 'accepted', undefined),
  };
}

/** It has no amount: the originator decides each. */
export function mandateCancellationEntry(mandate: DirectDebitRecord): ActivityEntry | undefined {
  const { id, userId, partyId, accountId, originator, reference, cancelledAt: at } = mandate;
  const { cancelledBy = userId } = mandate;
  if (at === null) return undefined;
  return {
    reference: referenceOfChange(`${id}|${cancelled}`, londonDayOf(at)),
    code: 'SIC',
    state: 'accepted',
    partyId,
    madeAt: at,
    accountId,
    amount: null,
    toAccountId: null,
    to: { name: originator },
    payee: null,
    isNewPayee: false,
    valueOn: null,
    repeatsUntil: null,
    audit: auditOf({ userId: cancelledBy, at, note: reference }, 'accepted', undefined),
  };
}

const cancelled = 'cancellation';

function changeEntry(bank: Bank, instruction: InstructionRecord) {
  const { partyId, startOn } = instruction;
  return { ...sidesOf(bank, instruction), state: 'accepted', partyId, isNewPayee: false, valueOn: startOn } as const;
}
