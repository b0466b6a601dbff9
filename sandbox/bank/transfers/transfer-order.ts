import { categoryOf, findAccountByToken, isOpenTo, type TransferScope } from '#sandbox/bank/accounts/accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import { objectionToReference, type ReferenceObjection } from '#sandbox/bank/payees/payee-fields.ts';
import type { Confirmable, Recipient } from '#sandbox/bank/payments/order-lifecycle.ts';
import { type LimitRefusal, limitRefusal } from '#sandbox/bank/payments/payment-limits.ts';
import type { Credit } from '#sandbox/bank/payments/payment-moves.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Money, money } from '#src/kernel/money.ts';

export interface TransferOrder {
  readonly fromToken: string;
  readonly toToken: string;
  /** Undefined unless it is a whole number of minor units. */
  readonly amount: Money | undefined;
  readonly reference: string;
  readonly scope: TransferScope;
}

/** A confirmation names only the draft: the bank carries out what it has verified. */
export interface TransferConfirmation {
  readonly token: string;
  readonly scope: TransferScope;
}

export type TransferOrderRefusal =
  | LimitRefusal
  | 'function-missing'
  | 'account-not-found'
  | 'account-may-not-pay'
  | 'account-frozen'
  | 'account-not-of-kind'
  | ReferenceObjection
  | 'not-whole-pence'
  | 'not-enough-funds';

export interface ValidatedTransfer {
  readonly account: AccountRecord;
  readonly to: AccountRecord;
  readonly amount: Money;
  readonly credit: Credit;
}

type TransferVerdict =
  | { readonly outcome: 'valid'; readonly order: ValidatedTransfer }
  | { readonly outcome: 'refused'; readonly reason: TransferOrderRefusal };

/** Validates a transfer between own accounts. Funds are needed even when it is for later. */
export function validateTransfer(
  bank: Bank,
  customer: Customer,
  order: TransferOrder,
  when: 'today' | 'another-day',
): TransferVerdict {
  const account = findAccountByToken(bank, customer, order.fromToken);
  const to = findAccountByToken(bank, customer, order.toToken);
  return validateParts(bank, customer.user, { ...order, account, to }, when);
}

/** Validates a transfer on file again, from the bank's own records. Its scope was right when it was confirmed. */
export function revalidateTransfer(bank: Bank, order: OrderFields, when: 'today' | 'another-day'): TransferVerdict {
  const { records } = bank;
  const { userId, accountId, toAccountId, minor, currency, reference } = order;
  const user = records.find('users', userId);
  if (user === undefined) return refused('function-missing');
  const account = records.find('accounts', accountId);
  const to = toAccountId === null ? undefined : records.find('accounts', toAccountId);
  const scope = account?.transfersOnly ?? 'local';
  return validateParts(bank, user, { account, to, amount: money(minor, currency), reference, scope }, when);
}

interface TransferParts extends Pick<TransferOrder, 'amount' | 'reference' | 'scope'> {
  readonly account: AccountRecord | undefined;
  readonly to: AccountRecord | undefined;
}

function validateParts(
  bank: Bank,
  user: UserRecord,
  { account, to, amount, reference, scope }: TransferParts,
  when: 'today' | 'another-day',
): TransferVerdict {
  if (!user.permittedFunctions.includes('transfer')) return refused('function-missing');
  if (account === undefined || to === undefined) return refused('account-not-found');
  if (account.frozen) return refused('account-frozen');
  if (!isOpenTo(account, 'PC_F_SELF', scope)) return refused('account-may-not-pay');
  if (to.id === account.id || to.currency !== account.currency) return refused('account-not-of-kind');
  if (!to.transferIsMapped || categoryOf(to) !== 'demand-deposit') return refused('account-not-of-kind');
  const objection = objectionToReference(reference);
  if (objection !== undefined) return refused(objection);
  if (amount === undefined) return refused('not-whole-pence');
  if (amount.currency !== account.currency) return refused('account-not-of-kind');
  const concerned = [{ kind: 'USER', id: user.id } as const, { kind: 'PARTY', id: account.partyId } as const];
  const overLimit = limitRefusal(bank, concerned, 'internalTransfer', amount, when);
  if (overLimit !== undefined) return refused(overLimit);
  if (availableOf(bank, account).minor < amount.minor) return refused('not-enough-funds');
  return { outcome: 'valid', order: { account, to, amount, credit: { accountId: to.id, opening: [] } } };
}

/** What transfers have in common, at once or later. */
export const toOwnAccounts = {
  recipientOf(_: TransferOrder, { to }: ValidatedTransfer): Recipient {
    return {
      payeeId: null,
      toAccountId: to.id,
      payeeName: titleOf(to),
      payeeAccountNumber: to.number,
      payeeSortCode: ownSortCode,
      isNewPayee: false,
    };
  },
  isStillFor: ({ to }: ValidatedTransfer, draft: OrderFields) => to.id === draft.toAccountId,
  // Money stays with the customer, so no code is required (assumed).
  confirmable: <Validated extends ValidatedTransfer>(
    _bank: Bank,
    _customer: Customer,
    validated: Validated,
  ): Confirmable<Validated> => ({ requiredConfirmation: undefined, validated, changes: [] }),
};

/** The order a draft was verified with, in the tokens of the session. */
export function orderOfDraft(
  bank: Bank,
  { session }: Customer,
  { scope }: TransferConfirmation,
  { accountId, toAccountId, minor, currency, reference }: OrderFields,
): TransferOrder {
  return {
    fromToken: tokenOf(bank, session, 'account', accountId),
    toToken: tokenOf(bank, session, 'account', String(toAccountId)),
    amount: money(minor, currency),
    reference,
    scope,
  };
}

/** One posting of both accounts, so that neither moves without the other. */
export function transferMovement(from: AccountRecord, to: AccountRecord) {
  return { code: 'ITF', counterAccountId: to.id, description: `Transfer from ${titleOf(from)} to ${titleOf(to)}` };
}

function titleOf({ nickname, displayName }: AccountRecord): string {
  return nickname ?? displayName;
}

function refused(reason: TransferOrderRefusal): TransferVerdict {
  return { outcome: 'refused', reason };
}
