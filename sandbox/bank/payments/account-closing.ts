import { posted } from '#sandbox/bank/accounts/account-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { money } from '#src/kernel/money.ts';

// What testers do to have an account closed and opened again.

/** Why the account cannot be closed as it is; undefined when it can. */
export function whyNotClosed(bank: Bank, account: AccountRecord): string | undefined {
  const { id, currency, frozen } = account;
  const minor = bank.ledger.balanceOf(id);
  if (minor < 0) return `It is overdrawn by ${sumText(money(-minor, currency))}, which must be paid in first.`;
  if (bank.records.holdsOf(id).length > 0) return 'Something on it is still pending.';
  if (isMoneyOnItsWayTo(bank, account)) return 'Money is still on its way to it.';
  if (frozen && minor > 0) return 'It is frozen, so what is left on it cannot be paid out.';
  return undefined;
}

function isMoneyOnItsWayTo({ records }: Bank, { id, number }: AccountRecord): boolean {
  return (
    records.all('holds').some(({ counterAccountId }) => counterAccountId === id) ||
    records
      .all('bulkFiles')
      .filter(({ state }) => state === 'processing')
      .flatMap(({ rows }) => rows)
      .some(
        ({ type, outcome, sortCode, accountNumber }) =>
          type === 'BACS' && outcome === 'made' && sortCode === ownSortCode && accountNumber === number,
      )
  );
}

/** Pays out what is left, to another account of the customer's or to another bank, and closes the account. */
export function closeAccount(bank: Bank, account: AccountRecord, to: AccountRecord | undefined): readonly Change[] {
  const { taskCodes, transferIsMapped, transferOutDisabled, overdraftMinor } = account;
  const record: AccountRecord = {
    ...account,
    // Its past stays to be seen.
    taskCodes: taskCodes.filter((code) => code === 'CH_I_ST'),
    transferIsMapped: false,
    transferOutDisabled: true,
    overdraftMinor: 0,
    closed: { on: bank.today, taskCodes, transferIsMapped, transferOutDisabled, overdraftMinor },
  };
  return [...payOut(bank, account, to), { change: 'update', of: 'accounts', record }];
}

function payOut(bank: Bank, account: AccountRecord, to: AccountRecord | undefined): readonly Change[] {
  const minor = bank.ledger.balanceOf(account.id);
  if (minor === 0) return [];
  return posted(bank, account, -minor, {
    code: to === undefined ? 'FPO' : 'ITF',
    description: `Balance of the closed account ${account.number}`,
    reference: 'Closed',
    against: to?.id ?? `clearing:faster-payments:${account.currency}`,
  });
}

/** As it was, with nothing on it. */
export function reopenAccount({ closed, ...account }: AccountRecord): readonly Change[] {
  if (closed === undefined) return [];
  const { on: _, ...before } = closed;
  return [{ change: 'update', of: 'accounts', record: { ...account, ...before } }];
}
