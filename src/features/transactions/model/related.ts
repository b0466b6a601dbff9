import type { Instruction } from '#src/api/instructions/instruction.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directDebitCode } from '#src/api/transactions/transaction-categories.ts';
import type { AccountId } from '#src/kernel/ids.ts';

type Row = Pick<Transaction, 'title' | 'flag' | 'category' | 'code'>;

/** Whether money was sent to somebody, who may be among the payees. */
export function mayHavePayee({ flag, category }: Row): boolean {
  return flag === 'D' && (category === 'payments' || category === 'reccurentPayments');
}

/**
 * The payee that was paid. Transactions carry no payee, so it is found by name: undefined if several have that name,
 * because the wrong one could be paid.
 */
export function payeeOf(row: Row, payees: readonly Payee[]): Payee | undefined {
  if (!mayHavePayee(row) || row.code === directDebitCode) return undefined;
  const name = plain(row.title);
  const [found, another] = payees.filter((payee) => [payee.title, payeeName(payee)].map(plain).includes(name));
  return another === undefined ? found : undefined;
}

/** The standing order or direct debit behind a recurring payment, found by account and name. */
export function instructionOf(
  row: Row,
  accountId: AccountId,
  instructions: readonly Instruction[],
): Instruction | undefined {
  if (row.flag !== 'D' || row.category !== 'reccurentPayments') return undefined;
  const name = plain(row.title);
  const code = row.code === directDebitCode ? 'DD' : 'SI';
  const found = instructions.filter(
    ({ fromId, recipientName, nickname = '', ...instruction }) =>
      instruction.code === code && fromId === accountId && [recipientName, nickname].map(plain).includes(name),
  );
  return found.find(({ statusCode }) => statusCode === 'A') ?? found[0];
}

/** Names are written in capitals here and there, and with one space or two. */
function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
