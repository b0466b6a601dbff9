import { findAccountByToken, viewAccounts, viewAccountsByTask } from '#sandbox/bank/accounts/accounts.ts';
import type { Decision, Handler, Handlers } from '#sandbox/http/pipeline/handler.ts';
import { steady } from '#sandbox/http/pipeline/steady-answer.ts';
import { accountNotFound } from './account-not-found.ts';
import { toAccountWire } from './account-wire.ts';

/** Each category of account has its own operation. */
type ListByTask = 'listDemandDepositAccounts' | 'listLoanAccounts';

export const accountHandlers = {
  listAccounts: {
    serves: 'customer',
    decide: steady(({ bank, customer }) => ({
      rule: 'accounts.of-chosen-parties',
      answer: { done: { accounts: viewAccounts(bank, customer).map(toAccountWire) } },
    })),
  },
  listDemandDepositAccounts: accountsByTask('demand-deposit'),
  listLoanAccounts: accountsByTask('loan'),
  getAccountAddress: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const account = findAccountByToken(bank, customer, path.accountId);
      return account === undefined
        ? accountNotFound
        : { rule: 'accounts.address', answer: { done: { address: { ...account.address } } } };
    },
  },
} satisfies Partial<Handlers>;

function accountsByTask(category: 'demand-deposit' | 'loan') {
  return {
    serves: 'customer',
    decide: steady(({ bank, customer, headers, query }): Decision<ListByTask> => {
      // A transfer may be open only within an entity, or only where none is chosen.
      const scope = headers['x-party-id'] === undefined ? 'global' : 'local';
      const accounts = viewAccountsByTask(bank, customer, { category, task: query.taskCode, scope });
      const allowedTransactions = accounts.map(({ token }) => token);
      return {
        rule: 'accounts.open-to-task',
        answer: { done: { accounts: accounts.map(toAccountWire), allowedTransactions } },
      };
    }),
  } satisfies Handler<ListByTask>;
}
