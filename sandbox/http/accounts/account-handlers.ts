import { findAccountByToken, viewAccounts, viewAccountsByTask } from '#sandbox/bank/accounts/accounts.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { toAccountWire } from './account-wire.ts';

export const accountHandlers = {
  listAccounts: {
    serves: 'customer',
    decide: ({ bank, asker }) => ({
      rule: 'accounts.of-chosen-parties',
      answer: { done: { accounts: viewAccounts(bank, asker).map(toAccountWire) } },
    }),
  },
  listDemandDepositAccounts: {
    serves: 'customer',
    decide: ({ bank, asker, query }) => {
      const { accounts, open } = viewAccountsByTask(bank, asker, 'demand-deposit', query.taskCode);
      return {
        rule: 'accounts.open-to-task',
        answer: {
          done: { accounts: accounts.map(toAccountWire), allowedTransactions: open.map(({ token }) => token) },
        },
      };
    },
  },
  listLoanAccounts: {
    serves: 'customer',
    decide: ({ bank, asker, query }) => {
      const { accounts, open } = viewAccountsByTask(bank, asker, 'loan', query.taskCode);
      return {
        rule: 'accounts.open-to-task',
        answer: {
          done: { accounts: accounts.map(toAccountWire), allowedTransactions: open.map(({ token }) => token) },
        },
      };
    },
  },
  getAccountAddress: {
    serves: 'customer',
    decide: ({ bank, asker, path }) => {
      const account = findAccountByToken(bank, asker, path.accountId);
      return account === undefined
        ? { rule: 'accounts.token-stands-for-nothing', answer: { refused: 'accountNotFound' } }
        : { rule: 'accounts.address', answer: { done: { address: { ...account.address } } } };
    },
  },
} satisfies Partial<Handlers>;
