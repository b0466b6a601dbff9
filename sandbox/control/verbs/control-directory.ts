import { branches, type CheckToTry, checksToTry, type OutsideAccount, outsideAccounts } from '#fixtures/directory.ts';
import { type CheckResult, validateAccount } from '#sandbox/bank/cop/check-results.ts';
import { branchOf } from '#sandbox/bank/numbers/sort-codes.ts';

/** An account at another bank, as a payee check knows it. */
export interface DirectoryAccount
  extends Pick<OutsideAccount, 'alias' | 'sortCode' | 'accountNumber' | 'name' | 'type'> {
  readonly bankName: string;
  /** What its bank wants beside the number; null where that is nothing. */
  readonly reference: string | null;
  /** What a check comes to that gives everything as it is. */
  readonly result: CheckResult['code'];
}

export interface DirectorySortCode {
  readonly sortCode: string;
  readonly bankName: string;
  /** Without them nothing can be paid there. */
  readonly fastPayments: boolean;
  /** Whether its accounts are checked by name. */
  readonly checksNames: boolean;
}

/** The world outside the bank, the same in every world: whom testers may pay, and what they will hear of them. */
export interface Directory {
  /** Something to give for each result of a payee check. */
  readonly tries: readonly CheckToTry[];
  readonly accounts: readonly DirectoryAccount[];
  /** All there are: any other is a bad one. */
  readonly sortCodes: readonly DirectorySortCode[];
}

export function readDirectory(): Directory {
  return {
    tries: checksToTry,
    accounts: outsideAccounts.map(tellAccount),
    sortCodes: branches.map(({ sortCode, bankName, fastPayments, checksNames }) => ({
      sortCode,
      bankName,
      fastPayments,
      checksNames,
    })),
  };
}

function tellAccount(account: OutsideAccount): DirectoryAccount {
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
