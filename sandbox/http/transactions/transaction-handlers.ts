import { type AccountCategory, findAccountOfCategory } from '#sandbox/bank/accounts/accounts.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import {
  confirmationToRead,
  findTransactions,
  type TransactionSearch,
} from '#sandbox/bank/transactions/transactions.ts';
import { accountNotFound } from '#sandbox/http/accounts/account-not-found.ts';
import type { Call, Decision, Handler, Handlers } from '#sandbox/http/pipeline/handler.ts';
import { amount, localDate } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

/** Each category of account has its own operation. */
type ListTransactions = 'listDemandDepositTransactions' | 'listLoanTransactions' | 'listTermDepositTransactions';

export const transactionHandlers = {
  listDemandDepositTransactions: transactionsOf('demand-deposit'),
  listLoanTransactions: transactionsOf('loan'),
  listTermDepositTransactions: transactionsOf('term-deposit'),
  listPendingTransactions: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const account = findAccountOfCategory(bank, customer, path.accountId, 'demand-deposit');
      if (account === undefined) return accountNotFound;
      const holds = bank.records.holdsOf(account.id);
      return {
        rule: 'transactions.pending',
        answer: { done: { czPendingTransactionItems: holds.map(toPendingTransactionWire) } },
      };
    },
  },
} satisfies Partial<Handlers>;

function transactionsOf(category: AccountCategory) {
  return {
    serves: 'customer',
    decide: ({ bank, customer, path, query }): Decision<ListTransactions> => {
      const account = findAccountOfCategory(bank, customer, path.accountId, category);
      if (account === undefined) return accountNotFound;
      const verdict = findTransactions(bank, account, searchOf(query));
      if (verdict.outcome === 'refused') {
        return { rule: `transactions.${verdict.reason}`, answer: { refused: 'datesNotValid' } };
      }
      // Not during a replay: converting thousands of lines is slow.
      const done = {
        get czItems() {
          return verdict.lines.map(toTransactionWire);
        },
      };
      const requiredConfirmation = confirmationToRead(bank, customer, verdict.lines[0]?.posting.bookedOn);
      return { rule: 'transactions.found', requiredConfirmation, answer: { done } };
    },
  } satisfies Handler<ListTransactions>;
}

function searchOf(query: Call<ListTransactions>['query']): TransactionSearch {
  if (query.searchBy === 'SPD') {
    return { by: 'days', from: query.fromDate, to: query.toDate, keyword: query.description };
  }
  // Query numbers arrive as text; the contract's validator has checked them.
  return { by: 'latest', count: query.noOfTransactions === undefined ? undefined : Number(query.noOfTransactions) };
}

type Wire = components['schemas'];

/** References are free text, so the line's number makes the key unique. */
function toTransactionWire({ number, posting, minor, balanceMinor }: LedgerLine): Wire['Transaction'] {
  const { currency } = posting;
  return {
    key: { subSequenceNumber: String(number), transactionReferenceNumber: posting.reference },
    description: posting.description,
    transactionType: minor < 0 ? 'D' : 'C',
    amountInAccountCurrency: amount(money(Math.abs(minor), currency)),
    runningBalance: amount(money(balanceMinor, currency)),
    transactionDate: localDate(posting.bookedOn),
    txnCode: posting.code,
  };
}

function toPendingTransactionWire(hold: HoldRecord): Wire['PendingTransaction'] {
  const [sum, nothing] = [money(hold.minor, hold.currency), money(0, hold.currency)];
  return {
    description: hold.description,
    transactionDate: hold.madeOn,
    valueDate: hold.valueOn,
    creditDebitFlag: hold.flag,
    debitAmount: amount(hold.flag === 'D' ? sum : nothing),
    creditAmount: amount(hold.flag === 'C' ? sum : nothing),
  };
}
