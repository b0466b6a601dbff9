import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';

/** Records for the activity log what a customer did with a payee. */
export function recordPayeeEvent(
  bank: Bank,
  payee: Pick<PayeeRecord, 'id' | 'groupId' | 'partyId' | 'nickName' | 'accountName' | 'accountNumber' | 'sortCode'>,
  event: Pick<PayeeEventRecord, 'kind' | 'userId' | 'referenceNumber'>,
): Change {
  const { id: payeeId, groupId, partyId, nickName, accountName, accountNumber, sortCode } = payee;
  const record: PayeeEventRecord = {
    id: `payee-event-${bank.records.all('payeeEvents').length + 1}`,
    payeeId,
    groupId,
    partyId,
    title: nickName ?? accountName,
    accountNumber,
    sortCode,
    at: bank.clock.now,
    ...event,
  };
  return { change: 'insert', of: 'payeeEvents', record };
}

/** As long as the other references of payees, and different from them. */
export function deletionReferenceOf({ today }: Bank, { id }: PayeeRecord): string {
  const number = 100_000 + (Number.parseInt(sha256Hex(`${id}|deleted`).slice(0, 12), 16) % 900_000);
  return referenceNumberOf(`payee-${number}`, today);
}
