import { categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import { findOwnAccount } from '#sandbox/bank/accounts/own-accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { magicOf } from '#sandbox/bank/magic/magic.ts';
import { branchOf, ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import {
  type NameObjection,
  objectionToName,
  objectionToReference,
  type ReferenceObjection,
} from '#sandbox/bank/payees/payee-fields.ts';
import { mayManagePayees, newKey } from '#sandbox/bank/payees/payees.ts';
import type { AccountDetails, CopCheckRecord, PayeeReport } from '#sandbox/bank/records/cop-check.ts';
import {
  type KnownAccount,
  knownElsewhere,
  namesOf,
  reportOf,
  switchedResult,
  validateAccount,
} from './check-results.ts';

export type CopCheckVerdict =
  | {
      readonly outcome: 'checked';
      readonly rule: string;
      readonly report: PayeeReport;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly reason: 'function-missing' | 'details-not-found' | NameObjection | ReferenceObjection;
    };

export const checksRemembered = 20;

/** Asks the account's bank whether it is held as given, and records the result, which adding a payee requires. */
export function validateCopCheck(bank: Bank, customer: Customer, details: AccountDetails): CopCheckVerdict {
  if (!mayManagePayees(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const reason =
    objectionToName(details.accountName) ??
    objectionToReference(details.reference) ??
    (isCheckable(details) ? undefined : 'details-not-found');
  if (reason !== undefined) return { outcome: 'refused', reason };

  const isOwn = details.sortCode === ownSortCode;
  const { known, opening } = isOwn ? accountsHere(bank, details) : { known: knownElsewhere(details), opening: [] };
  const magic = magicOf(bank, 'cop', { name: details.accountName });
  const set = magic?.outcome ?? bank.cop;
  const result =
    set === 'by-name'
      ? validateAccount(details, branchOf(details.sortCode), known)
      : switchedResult(set, details, known);
  const report = reportOf(result, isOwn ? 'here' : 'elsewhere');
  return {
    outcome: 'checked',
    rule: magic?.rule ?? (set === 'by-name' ? `cop.${result.code}` : `cop.as-switched-${result.code}`),
    report,
    changes: [...opening, ...recordCheck(bank, customer, details, report)],
  };
}

/** A bank outside Faster Payments can be asked, and answers that it does not support checks. */
function isCheckable(details: AccountDetails): boolean {
  return /^\d{8}$/.test(details.accountNumber) && branchOf(details.sortCode) !== undefined;
}

/** Loans, bonds, currency accounts and closed ones cannot be paid. */
function accountsHere(bank: Bank, { accountNumber }: AccountDetails) {
  const own = findOwnAccount(bank, accountNumber);
  if (own === undefined) return { known: [], opening: [] };
  const { account, party, opening } = own;
  const isPayable = account.currency === 'GBP' && categoryOf(account) === 'demand-deposit';
  if (!isPayable || account.closed !== undefined) return { known: [], opening };
  const type = party.kind === 'personal' ? 'Personal' : 'Business';
  const known: KnownAccount = { names: namesOf(party.name, type), type, reference: undefined, check: undefined };
  return { known: [known], opening };
}

function recordCheck(bank: Bank, customer: Customer, details: AccountDetails, report: PayeeReport): Change[] {
  const before = bank.records.all('copChecks').filter(({ sessionId }) => sessionId === customer.session.id);
  const forgotten = before.slice(0, Math.max(0, before.length - checksRemembered + 1));
  const { accountName, accountNumber, sortCode, accountType, reference } = details;
  const record: CopCheckRecord = {
    id: `check-${newKey(customer)}`,
    sessionId: customer.session.id,
    accountName,
    accountNumber,
    sortCode,
    accountType,
    reference,
    report,
    madeAt: bank.clock.now,
  };
  return [
    ...forgotten.map(({ id }): Change => ({ change: 'remove', of: 'copChecks', id })),
    { change: 'insert', of: 'copChecks', record },
  ];
}
