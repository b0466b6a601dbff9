import { findAccountByToken } from '#sandbox/bank/accounts/accounts.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type FileSearch, findForFile } from '#sandbox/bank/transactions/transaction-files.ts';
import { confirmationToRead } from '#sandbox/bank/transactions/transactions.ts';
import { base64Of } from '#sandbox/documents/base64.ts';
import { extractFileName, toExtract } from '#sandbox/http/accounts/account-documents.ts';
import { accountNotFound } from '#sandbox/http/accounts/account-not-found.ts';
import type { Call, Handlers } from '#sandbox/http/pipeline/handler.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';

export const transactionFileHandlers = {
  downloadTransactions: {
    serves: 'customer',
    decide: ({ bank, customer, path, query }) => {
      const account = findAccountByToken(bank, customer, path.accountId);
      if (account === undefined) return accountNotFound;
      const verdict = findForFile(bank, account, searchOf(query, account));
      if (verdict.outcome === 'refused') {
        return { rule: `transaction-files.${verdict.reason}`, answer: { refused: 'datesNotValid' } };
      }
      const { format } = query;
      const made = async () => {
        const { transactionFile } = await import('#sandbox/documents/transaction-file.ts');
        const fileContent = base64Of(await transactionFile(format, toExtract(bank, account, verdict)));
        return {
          fileName: extractFileName(account, verdict, format),
          fileContent,
          transactionCount: verdict.lines.length,
        };
      };
      const requiredConfirmation = confirmationToRead(bank, customer, verdict.lines[0]?.posting.bookedOn);
      return { rule: 'transaction-files.made', requiredConfirmation, answer: { made } };
    },
  },
} satisfies Partial<Handlers>;

function searchOf(query: Call<'downloadTransactions'>['query'], account: AccountRecord): FileSearch {
  return {
    from: isoDay(query.startDate),
    to: isoDay(query.endDate),
    keyword: query.description,
    flag: query.transactionType,
    least: sumOf(query.fromAmount, account),
    most: sumOf(query.toAmount, account),
    codes: codesOf(query.txnCode),
    excludedCodes: codesOf(query.excludedTxnCode),
  };
}

/** The contract writes days of files as `31/12/2026`. */
function isoDay(text: string): string {
  return text.split('/').reverse().join('-');
}

function sumOf(text: string | undefined, { currency }: AccountRecord): Money | undefined {
  return text === undefined ? undefined : moneyFromDecimal(Number(text), currency);
}

function codesOf(text: string | undefined): ReadonlySet<string> | undefined {
  return text === undefined ? undefined : new Set(text.split(','));
}
