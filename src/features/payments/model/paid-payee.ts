import type { NewPayee } from '#src/api/payees/add-payee.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import type { PaidPayee } from '#src/banking/paying/model/payment-result.ts';

export function savedPayee(payee: Payee): PaidPayee {
  const { title, payeeDescription, accountNumber, sortCode, bankName, verificationReport: report } = payee;
  const accountName = payeeDescription === undefined ? undefined : title;
  return { name: payeeName(payee), accountName, accountNumber, sortCode, bankName, report };
}

export function addedPayee({ name, payeeDescription, accountNumber, sortCode, bankName, report }: NewPayee): PaidPayee {
  const accountName = payeeDescription === undefined ? undefined : name;
  return { name: payeeDescription ?? name, accountName, accountNumber, sortCode, bankName, report };
}
