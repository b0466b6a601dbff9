import type { SerializedError } from '@reduxjs/toolkit';
import type { Account } from '#src/api/accounts/account.ts';
import {
  useGetDemandDepositAccountQuery,
  useGetLoanAccountQuery,
  useGetLoanOutstandingQuery,
  useGetTermDepositAccountQuery,
} from '#src/api/accounts/account-details.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import {
  type AccountFacts,
  demandDepositFacts,
  loanFacts,
  termDepositFacts,
} from '#src/features/accounts/model/account-facts.ts';
import type { Loadable } from '#src/features/accounts/model/fact.ts';

export interface ShownFacts {
  readonly facts: AccountFacts;
  readonly waiting: boolean;
  readonly failed: FailedCalls | undefined;
}

/** The account's figures, from the one or two calls its kind needs. */
export function useAccountFacts(account: Account): ShownFacts {
  const { id: accountId, kind } = account;
  const party = useAppSelector(selectActiveParty);
  const isLoan = kind === 'LN' || kind === 'MO';
  const demandDeposit = useGetDemandDepositAccountQuery({ party, accountId }, { skip: !isDemandDeposit(kind) });
  const terms = useGetLoanAccountQuery({ party, accountId }, { skip: !isLoan });
  const owed = useGetLoanOutstandingQuery({ party, accountId }, { skip: !isLoan });
  const termDeposit = useGetTermDepositAccountQuery({ party, accountId }, { skip: kind !== 'TD' });

  function factsOfKind(): AccountFacts {
    if (isLoan) return loanFacts(account, loadableFrom(terms), loadableFrom(owed));
    return kind === 'TD'
      ? termDepositFacts(account, loadableFrom(termDeposit))
      : demandDepositFacts(account, loadableFrom(demandDeposit));
  }

  const asked = isLoan ? [terms, owed] : [kind === 'TD' ? termDeposit : demandDeposit];
  return {
    facts: factsOfKind(),
    waiting: asked.some(({ currentData, error }) => currentData === undefined && error === undefined),
    failed: failedCalls(asked),
  };
}

interface Answer<Model> {
  readonly currentData?: Model | undefined;
  readonly error?: BankError | SerializedError | undefined;
}

function loadableFrom<Model>({ currentData, error }: Answer<Model>): Loadable<Model> {
  if (currentData !== undefined) return { kind: 'here', model: currentData };
  return { kind: error === undefined ? 'waiting' : 'failed' };
}
