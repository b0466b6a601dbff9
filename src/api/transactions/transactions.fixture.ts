import { good } from '#src/api/store/bank.fixture.ts';

// Transactions as the bank sends them.

export function wireTransaction(overrides: object = {}) {
  return {
    key: { subSequenceNumber: '17', transactionReferenceNumber: 'PK26061A9' },
    description: 'Lambourn Saddlery &amp; Sons',
    transactionType: 'D',
    amountInAccountCurrency: { currency: 'GBP', amount: 42.5 },
    runningBalance: { currency: 'GBP', amount: -12.05 },
    transactionDate: '2026-03-02T00:00:00',
    txnCode: 'CRD',
    ...overrides,
  };
}

export function lineOf(number: number, day: string) {
  const key = { subSequenceNumber: `${number}`, transactionReferenceNumber: `PK${number}` };
  return wireTransaction({ key, transactionDate: `${day}T00:00:00` });
}

export const transactionsAnswer = {
  czItems: [
    wireTransaction({ key: { subSequenceNumber: '15', transactionReferenceNumber: 'DD&amp;15' }, txnCode: 'DDX' }),
    wireTransaction({ key: { subSequenceNumber: '16', transactionReferenceNumber: 'FP16' }, transactionType: 'C' }),
    wireTransaction(),
  ],
};

export const pendingAnswer = {
  czPendingTransactionItems: [
    {
      description: 'Feed &#x26; hay',
      transactionDate: '2026-03-01',
      valueDate: '2026-03-03',
      creditDebitFlag: 'D',
      debitAmount: { currency: 'GBP', amount: 120 },
      creditAmount: { currency: 'GBP', amount: 0 },
    },
    {
      description: 'Prize money',
      transactionDate: '2026-03-02',
      valueDate: '2026-03-02',
      creditDebitFlag: 'C',
      debitAmount: { currency: 'GBP', amount: 0 },
      creditAmount: { currency: 'GBP', amount: 5000 },
    },
  ],
};

interface BookedLine {
  readonly transactionDate: string;
  readonly description: string;
}

/** Answers as a bank with these lines, oldest first. */
export function answerFrom(booked: readonly BookedLine[]) {
  return ({ url }: Pick<Request, 'url'>) => {
    const query = new URL(url).searchParams;
    const [from = '', to = '', keyword = ''] = ['fromDate', 'toDate', 'description'].map(
      (name) => query.get(name) ?? '',
    );
    const czItems = booked.filter(({ transactionDate, description }) => {
      const day = transactionDate.slice(0, 10);
      return day >= from && day <= to && description.includes(keyword);
    });
    return good({ czItems });
  };
}
