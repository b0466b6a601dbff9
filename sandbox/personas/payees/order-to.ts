import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';

export type OrderedPayee = Pick<PayeeRecord, 'id' | 'accountName' | 'accountNumber' | 'sortCode'>;

/** What an order keeps of the payee it goes to. */
export function orderTo({ id, accountName, accountNumber, sortCode }: OrderedPayee) {
  return {
    payeeId: id,
    toAccountId: null,
    payeeName: accountName,
    payeeAccountNumber: accountNumber,
    payeeSortCode: sortCode,
  } as const;
}
