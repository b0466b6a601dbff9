import { categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import { findOwnAccount } from '#sandbox/bank/accounts/own-accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';

export interface Credit {
  readonly accountId: string;
  readonly opening: readonly Change[];
}

/** Other banks, and unused numbers under our own sort code. */
const outside: Credit = { accountId: 'clearing:faster-payments:GBP', opening: [] };

/** Where a payment to that account arrives; undefined for an account of ours that accepts no sterling payments. */
export function creditSideOf(bank: Bank, sortCode: string, accountNumber: string): Credit | undefined {
  const own = sortCode === ownSortCode ? findOwnAccount(bank, accountNumber) : undefined;
  if (own === undefined) return outside;
  const { account, opening } = own;
  const isOpen = account.closed === undefined;
  const takesPounds = isOpen && account.currency === 'GBP' && categoryOf(account) === 'demand-deposit';
  return takesPounds ? { accountId: account.id, opening } : undefined;
}

/** A movement of an order, as a hold. A payment made at once is booked from the same, so both give the same posting. */
export function holdFor(
  { clock }: Pick<Bank, 'clock'>,
  order: OrderFields,
  movement: Pick<HoldRecord, 'id' | 'code' | 'valueOn' | 'counterAccountId'> & {
    readonly referenceNumber: string;
    /** Otherwise the payee's name. */
    readonly description?: string;
  },
): HoldRecord {
  const { id, code, valueOn, counterAccountId, referenceNumber } = movement;
  return {
    id,
    accountId: order.accountId,
    flag: 'D',
    minor: order.minor,
    currency: order.currency,
    description: movement.description ?? order.payeeName,
    reference: order.reference.trim() === '' ? referenceNumber : order.reference,
    code,
    madeAt: clock.now,
    madeOn: londonDayOf(clock.now),
    valueOn,
    counterAccountId,
  };
}

export function rememberReference(payee: PayeeRecord | undefined, reference: string): Change[] {
  if (payee === undefined) return [];
  return [{ change: 'update', of: 'payees', record: { ...payee, lastReference: reference } }];
}
