import { payeeReferenceOf } from '#sandbox/bank/payees/payee-numbers.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

/** When the persona's payees were added. */
export function pastPayeeEvents({ payees = [] }: Cast, from: CalendarDay): PayeeEventRecord[] {
  return payees
    .filter(({ addedAt }) => londonDayOf(addedAt) >= from)
    .map((payee) => ({
      id: `${payee.id}:added`,
      kind: 'added',
      payeeId: payee.id,
      groupId: payee.groupId,
      partyId: payee.partyId,
      userId: payee.creatorId,
      title: payee.nickName ?? payee.accountName,
      accountNumber: payee.accountNumber,
      sortCode: payee.sortCode,
      referenceNumber: payeeReferenceOf(payee, payee, payee.addedAt),
      at: payee.addedAt,
    }));
}
