import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import { amount, localDate } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

type Wire = components['schemas'];

/** References are free text, so the line's number makes the key unique. */
export function toTransactionWire({ number, posting, minor, balanceMinor }: LedgerLine): Wire['Transaction'] {
  const { currency } = posting;
  return {
    key: { subSequenceNumber: String(number), transactionReferenceNumber: posting.reference },
    description: posting.description,
    transactionType: minor < 0 ? 'D' : 'C',
    amountInAccountCurrency: amount(money(Math.abs(minor), currency)),
    runningBalance: amount(money(balanceMinor, currency)),
    transactionDate: localDate(posting.bookedOn),
    txnCode: posting.code,
  };
}

export function toPendingTransactionWire(hold: HoldRecord): Wire['PendingTransaction'] {
  const [sum, nothing] = [money(hold.minor, hold.currency), money(0, hold.currency)];
  return {
    description: hold.description,
    transactionDate: hold.madeOn,
    valueDate: hold.valueOn,
    creditDebitFlag: hold.flag,
    debitAmount: amount(hold.flag === 'D' ? sum : nothing),
    creditAmount: amount(hold.flag === 'C' ? sum : nothing),
  };
}
