import { branches, type CheckToTry, checksToTry, type OutsideAccount, outsideAccounts } from '#fixtures/directory.ts';
import { type CheckResult, validateAccount } from '#sandbox/bank/cop/check-results.ts';
import { branchOf } from '#sandbox/bank/numbers/sort-codes.ts';

export interface DirectoryAccount
  extends Pick<OutsideAccount, 'alias' | 'sortCode' | 'accountNumber' | 'name' | 'type'> {
  readonly bankName: string;
  /** The reference its bank requires beside the number; null when none. */
  readonly reference: string | null;
  /** The result of a check with every detail correct. */
  readonly result: CheckResult['code'];
}

export interface DirectorySortCode {
  readonly sortCode: string;
  readonly bankName: string;
  /** Nothing can be paid to a sort code without Faster Payments. */
  readonly fastPayments: boolean;
  /** Whether Confirmation of Payee covers its accounts. */
  readonly checksNames: boolean;
}

/** The accounts at other banks, the same in every world. */
export interface Directory {
  readonly tries: readonly CheckToTry[];
  readonly accounts: readonly DirectoryAccount[];
  /** Complete: any other sort code is invalid. */
  readonly sortCodes: readonly DirectorySortCode[];
}

export function readDirectory(): Directory {
  return {
    tries: checksToTry,
    accounts: outsideAccounts.map(toDirectoryAccount),
    sortCodes: branches.map(({ sortCode, bankName, fastPayments, checksNames }) => ({
      sortCode,
      bankName,
      fastPayments,
      checksNames,
    })),
  };
}

function toDirectoryAccount(account: OutsideAccount): DirectoryAccount {
  const { alias, sortCode, accountNumber, name, type, reference, check } = account;
  const branch = branchOf(sortCode);
  const details = { accountName: name, accountNumber, sortCode, accountType: type, reference: reference ?? '' };
  const { code } = validateAccount(details, branch, [{ names: [name], type, reference, check }]);
  return {
    alias,
    sortCode,
    bankName: branch?.bankName ?? '',
    accountNumber,
    name,
    type,
    reference: reference ?? null,
    result: code,
  };
}
