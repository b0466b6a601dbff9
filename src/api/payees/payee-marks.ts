import { markOf, pairedMark } from '#src/api/orders/ledger.ts';
import type { Payee } from './payee.ts';
import type { NewPayee } from './payee-payload.ts';

type MarkedPayee = Pick<NewPayee, 'accountNumber' | 'sortCode' | 'reference' | 'name' | 'payeeDescription'>;

/** By what the bank tells its payees apart. */
export function accountMark({
  accountNumber,
  sortCode,
  reference,
}: Omit<MarkedPayee, 'name'>): Promise<string | undefined> {
  return markOf([sortCode, accountNumber, reference.replace(/\s/g, '').toLowerCase()]);
}

export function payeeMark({ name, payeeDescription = '', ...rest }: MarkedPayee): Promise<string | undefined> {
  const { accountNumber, sortCode, reference } = rest;
  return markOf([name, payeeDescription, sortCode, accountNumber, reference]);
}

/** With its customer: that another customer has no such payee proves nothing. */
export async function newPayeeMark(payee: MarkedPayee, customer: string | undefined): Promise<string | undefined> {
  return pairedMark(await accountMark(payee), customer);
}

/** As it was to be, and as it was. */
export async function changedPayeeMark(wanted: MarkedPayee, before: MarkedPayee): Promise<string | undefined> {
  return pairedMark(await payeeMark(wanted), await payeeMark(before));
}

/** A listed payee in the words of a new one. */
export function asEntered({ title: name, ...payee }: Pick<Payee, 'title'> & Omit<MarkedPayee, 'name'>): MarkedPayee {
  return { ...payee, name };
}
