import { demandDepositDetailsOf } from '#sandbox/bank/accounts/account-details.ts';
import { findAccountOfSort } from '#sandbox/bank/accounts/accounts.ts';
import { bondTermOf } from '#sandbox/bank/accounts/bonds.ts';
import { loanScheduleOf } from '#sandbox/bank/accounts/lending.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { toBondWire } from './bond-wire.ts';
import { toDemandDepositWire } from './demand-deposit-wire.ts';
import { toLoanOutstandingWire, toLoanWire } from './loan-wire.ts';

const notFound = { rule: 'accounts.token-stands-for-nothing', answer: { refused: 'accountNotFound' } } as const;

export const accountDetailHandlers = {
  getDemandDepositAccount: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const account = findAccountOfSort(bank, asker, path.accountId, 'demand-deposit');
      if (account === undefined) return notFound;
      const details = demandDepositDetailsOf(bank, account);
      return {
        rule: 'accounts.demand-deposit',
        answer: { done: { demandDepositAccountDTO: toDemandDepositWire(account, path.accountId, details) } },
      };
    },
  },
  getLoanAccount: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const account = findAccountOfSort(bank, asker, path.accountId, 'loan');
      if (account === undefined) return notFound;
      const schedule = loanScheduleOf(bank, account);
      return {
        rule: 'accounts.loan',
        answer: { done: { loanAccountDetails: toLoanWire(account, path.accountId, schedule) } },
      };
    },
  },
  getLoanOutstanding: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const account = findAccountOfSort(bank, asker, path.accountId, 'loan');
      if (account === undefined) return notFound;
      return {
        rule: 'accounts.loan-outstanding',
        answer: { done: { outStandingLoanDetailsDTO: toLoanOutstandingWire(loanScheduleOf(bank, account)) } },
      };
    },
  },
  getTermDepositAccount: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const account = findAccountOfSort(bank, asker, path.accountId, 'term-deposit');
      if (account === undefined) return notFound;
      return {
        rule: 'accounts.term-deposit',
        answer: { done: { termDepositDetails: toBondWire(account, path.accountId, bondTermOf(bank, account)) } },
      };
    },
  },
} satisfies Partial<Handlers>;
