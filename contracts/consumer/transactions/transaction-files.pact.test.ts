import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import { strangeTokens } from '#contracts/consumer/strange-tokens.ts';
import { anAccount, fromState, refusedWith, windowDayFromState } from '#contracts/consumer/wire.ts';
import { exampleWindow } from '#contracts/driver/bank-days.ts';
import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import {
  type ExportFilters,
  exportFormats,
  type TransactionFileArg,
  transactionFileDownloaded,
} from '#src/api/transactions/transaction-files.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { contentOf, fileAnswer } from './file-answers.ts';

const { integer } = MatchersV3;

const bank = pactOf('transaction-files');

const persona = 'private-customer';
const signedIn = 'customer {persona} is signed in';
const withTransactions = 'customer {persona} has transactions on the {account} between {from} and {to} days ago';
/** At most six months, whatever the lengths of the months. */
const daysAgo = { from: 181, to: 0 };
const days = { from: calendarDay('2025-09-02'), to: calendarDay('2026-03-02') };
const sixMonths = { startDate: '02/09/2025', endDate: '02/03/2026', locale: 'en' };
const { fromSlashed, toSlashed } = exampleWindow(daysAgo);
const sixMonthsOfState = {
  startDate: windowDayFromState('fromSlashed', fromSlashed),
  endDate: windowDayFromState('toSlashed', toSlashed),
  locale: 'en',
};
const csvName = 'transactions-6819-2025-09-02-to-2026-03-02.csv';

function pathOf(account: string) {
  return fromState(account, anAccount, '/digx/cz/v1/accounts/', '/transactions/download');
}

function download(
  { store }: CustomerApp,
  {
    filters,
    ...more
  }: Partial<Omit<TransactionFileArg, 'filters'>> & { readonly filters?: Partial<ExportFilters> } = {},
) {
  const all: ExportFilters = { categories: new Set<TransactionCategory>(), ...filters };
  const arg = {
    party: false,
    accountId: asId<AccountId>(anAccount),
    format: 'csv',
    ...days,
    ...more,
    filters: all,
  } as const;
  return store.dispatch(transactionFileDownloaded(arg, new AbortController().signal));
}

function fileOf(format: keyof typeof fileNames, transactionCount: number | MatchersV3.Matcher<number> = integer(2)) {
  return { ...fileAnswer(format, fileNames[format]), transactionCount };
}

const fileNames = {
  csv: csvName,
  pdf: csvName.replace('.csv', '.pdf'),
  quickbooks: csvName.replace('.csv', '-quickbooks.csv'),
  sage: csvName.replace('.csv', '-sage.csv'),
  xero: csvName.replace('.csv', '-xero.csv'),
};

it.each(exportFormats)('downloads the transactions of six months as %s', (format) =>
  bank
    .given(withTransactions, { persona, account: 'currentAccount', ...daysAgo })
    .asked(
      `the transactions of six months are a file for ${format}, with a name and a count`,
      'GET',
      pathOf('currentAccount'),
      { query: { format, ...sixMonthsOfState } },
    )
    .answers(200, fileOf(format))
    .by('downloadTransactions', async (app) => {
      const downloaded = await download(app, { format });
      expect(downloaded).toEqual({
        data: { fileName: fileNames[format], content: contentOf(format), transactionCount: 2 },
      });
    }),
);

it.each([
  { what: 'a bond', account: 'bondAccount' },
  { what: 'a loan', account: 'loanAccount' },
  { what: 'a mortgage', account: 'mortgageAccount' },
])('recognises $what by its token alone', ({ what, account }) =>
  bank
    .given(signedIn, { persona })
    .asked(`the transactions of ${what} are asked for as those of any account`, 'GET', pathOf(account), {
      query: { format: 'csv', ...sixMonths },
    })
    .answers(200, fileOf('csv'))
    .by('downloadTransactions', async (app) => {
      const downloaded = await download(app);
      expect(downloaded).toMatchObject({ data: { content: contentOf('csv') } });
    }),
);

itIsConfirmed(bank, [
  {
    operation: 'downloadTransactions',
    what: 'a file of transactions before the last 90 days',
    state: withTransactions,
    asked:
      'customer {persona} is asked for a code to download the transactions on the {account} between {from} and {to} days ago',
    parameters: { persona, account: 'currentAccount', ...daysAgo },
    method: 'GET',
    path: pathOf('currentAccount'),
    query: { format: 'csv', ...sixMonthsOfState },
    done: { status: 200, body: fileOf('csv') },
    act: download,
    outcome: { data: { fileName: csvName } },
  },
]);

const cards = new Set<TransactionCategory>(['cardTransactions']);
const cardsAndUnknown = new Set<TransactionCategory>(['cardTransactions', 'miscellaneous']);
const allButThose = 'ATM,CSH,CHQ,CHI,BGC,FPI,INT,CHG,ITF,IPI,IPO,FXC,LDN,LRP,FPO,BPO,CHP,DDX,SOX,VAT';

it.each<{ what: string; filters: Partial<ExportFilters>; query: Readonly<Record<string, string>> }>([
  { what: 'of money out', filters: { flag: 'D' }, query: { transactionType: 'D' } },
  {
    what: 'from one amount to another',
    filters: { min: money(10_00, 'GBP'), max: money(150_00, 'GBP') },
    query: { fromAmount: '10.00', toAmount: '150.00' },
  },
  { what: 'of some categories', filters: { categories: cards }, query: { txnCode: 'CRD,CRR' } },
  {
    what: 'of all codes but those of some categories',
    filters: { categories: cardsAndUnknown },
    query: { excludedTxnCode: allButThose },
  },
])('downloads only the transactions $what', ({ what, filters, query }) =>
  bank
    .given(withTransactions, { persona, account: 'currentAccount', ...daysAgo })
    .asked(`a file holds the transactions ${what}`, 'GET', pathOf('currentAccount'), {
      query: { format: 'csv', ...sixMonthsOfState, ...query },
    })
    .answers(200, fileOf('csv'))
    .by('downloadTransactions', async (app) => {
      const downloaded = await download(app, { filters });
      expect(downloaded).toMatchObject({ data: { transactionCount: 2 } });
    }),
);

it('downloads only the transactions that match a keyword', () =>
  bank
    .given(`${withTransactions} that match {keyword}`, {
      persona,
      account: 'currentAccount',
      ...daysAgo,
      keyword: 'fernleigh',
    })
    .asked('a file holds the transactions that say a word', 'GET', pathOf('currentAccount'), {
      query: { format: 'csv', ...sixMonthsOfState, description: 'fernleigh' },
    })
    .answers(200, fileOf('csv'))
    .by('downloadTransactions', async (app) => {
      const filters = { keyword: 'fernleigh' };
      const downloaded = await download(app, { filters });
      expect(downloaded).toMatchObject({ data: { transactionCount: 2 } });
    }));

it('learns from the count that a file is empty', () =>
  bank
    .given('customer {persona} has no transactions on the {account} from {from} to {to}', {
      persona,
      account: 'currentAccount',
      from: '2016-01-01',
      to: '2016-01-30',
    })
    .asked('a file of days on which nothing was booked has the count 0', 'GET', pathOf('currentAccount'), {
      query: { format: 'csv', startDate: '01/01/2016', endDate: '30/01/2016' },
    })
    .answers(200, fileOf('csv', 0))
    .by('downloadTransactions', async (app) => {
      const early = { from: calendarDay('2016-01-01'), to: calendarDay('2016-01-30') };
      const downloaded = await download(app, early);
      expect(downloaded).toMatchObject({ data: { transactionCount: 0 } });
    }));

it.each([
  ['more than six months', calendarDay('2025-09-01'), { ...sixMonths, startDate: '01/09/2025' }],
  ['days the wrong way round', calendarDay('2026-03-03'), { ...sixMonths, startDate: '03/03/2026' }],
])('reports wrong dates for %s', (what, from, query) =>
  bank
    .given(signedIn, { persona })
    .asked(`no file holds ${what}`, 'GET', pathOf('currentAccount'), { query: { format: 'csv', ...query } })
    .answers(400, refusedWith('DIGX_CZ_DATES_01'))
    .by('downloadTransactions', async (app) => {
      const downloaded = await download(app, { from });
      expect(downloaded).toEqual({ error: refusal(400, 'DIGX_CZ_DATES_01', 'dates') });
    }),
);

it.each(strangeTokens)('finds no account for a file with a token $which', ({ which, state, who, headers, party }) =>
  bank
    .given(state, { persona: who })
    .asked(`no file can be had with the token ${which}`, 'GET', pathOf('currentAccount'), {
      query: { format: 'csv', ...sixMonths },
      headers,
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('downloadTransactions', async (app) => {
      const downloaded = await download(app, { party });
      expect(downloaded).toEqual({ error: accountNotFound });
    }),
);

closePact('transaction-files');
