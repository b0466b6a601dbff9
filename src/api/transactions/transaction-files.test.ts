import { expect, it } from 'vitest';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { type TransactionCategory, transactionCategories } from './transaction-categories.ts';
import {
  type ExportFilters,
  exportFormats,
  type TransactionFileArg,
  transactionFileDownloaded,
} from './transaction-files.ts';

const call = 'GET /cz/v1/accounts/A1/transactions/download';
const file = { fileName: 'transactions-6819.csv', fileContent: 'RGF0ZQ==', transactionCount: 12 };
const categories: ReadonlySet<TransactionCategory> = new Set();
const arg: TransactionFileArg = {
  party: asId<PartyId>('A77B'),
  accountId: asId<AccountId>('A1'),
  format: 'csv',
  from: calendarDay('2025-09-04'),
  to: calendarDay('2026-03-02'),
  filters: { categories },
};

async function download(body: object, question: Partial<TransactionFileArg> = {}) {
  const bank = scriptedBank({ [call]: () => good(body) });
  const { store } = await signedInStore(bank.fetch);
  const outcome = await store.dispatch(
    transactionFileDownloaded({ ...arg, ...question }, new AbortController().signal),
  );
  const last = bank.asked.at(-1);
  return { outcome, headers: last?.headers, query: Object.fromEntries(last?.url.searchParams ?? []), store };
}

async function narrowed(filters: Partial<ExportFilters>) {
  const { query } = await download(file, { filters: { categories, ...filters } });
  const { format, startDate, endDate, locale, ...narrowing } = query;
  expect([format, startDate, endDate, locale]).toEqual(['csv', '04/09/2025', '02/03/2026', 'en']);
  return narrowing;
}

it.each(exportFormats)('asks for %s with its days as this call writes them', async (format) => {
  const { outcome, headers, query } = await download(file, { format });
  expect(query).toEqual({ format, startDate: '04/09/2025', endDate: '02/03/2026', locale: 'en' });
  expect(headers?.get('X-Party-Id')).toBe('A77B');
  expect(outcome).toEqual({ data: { fileName: file.fileName, content: 'RGF0ZQ==', transactionCount: 12 } });
});

it('offers the formats in the order agreed', () => {
  expect(exportFormats).toEqual(['csv', 'pdf', 'quickbooks', 'sage', 'xero']);
});

it('narrows by nothing where nothing was chosen', async () => {
  const untouched = { keyword: undefined, flag: undefined, min: undefined, max: undefined };
  expect([await narrowed({}), await narrowed(untouched), await narrowed({ keyword: '' })]).toEqual([{}, {}, {}]);
});

it('narrows by words, direction and amounts, as exact text', async () => {
  expect(
    await narrowed({ keyword: 'Feed & hay', flag: 'D', min: money(0, 'GBP'), max: money(1_234_550, 'GBP') }),
  ).toEqual({ description: 'Feed & hay', transactionType: 'D', fromAmount: '0.00', toAmount: '12345.50' });
});

it('asks for the codes of the categories chosen', async () => {
  expect(await narrowed({ categories: new Set(['cash', 'vat']) })).toEqual({ txnCode: 'ATM,CSH,VAT' });
});

it('excludes the codes not chosen if miscellaneous is chosen, because it includes unknown codes', async () => {
  const { excludedTxnCode, ...others } = await narrowed({ categories: new Set(['miscellaneous', 'cash']) });
  expect(others).toEqual({});
  const excluded = excludedTxnCode?.split(',');
  expect(excluded).toContain('DDX');
  expect(excluded).toHaveLength(20);
  for (const code of ['MSC', 'ATM', 'CSH']) expect(excluded).not.toContain(code);
});

it('asks for all where all categories are chosen', async () => {
  expect(await narrowed({ categories: new Set(transactionCategories) })).toEqual({});
});

it('asks for every known code where all but miscellaneous are', async () => {
  const all = new Set(transactionCategories);
  all.delete('miscellaneous');
  const { txnCode, ...others } = await narrowed({ categories: all });
  expect([txnCode?.split(',').includes('MSC'), others]).toEqual([false, {}]);
});

it.each([
  ['a file without lines', { ...file, transactionCount: 0 }, { data: { transactionCount: 0 } }],
  ['a name to a file that came without', { ...file, fileName: ' ' }, { data: { fileName: 'transactions.csv' } }],
  ['no file without content', { ...file, fileContent: null }, { error: { fault: 'unreadable' } }],
  ['no file whose lines nobody counted', { ...file, transactionCount: -1 }, { error: { fault: 'unreadable' } }],
])('gives %s', async (_name, body, outcome) => {
  expect((await download(body)).outcome).toMatchObject(outcome);
});

it('calls a file of pages by its own kind where it came without a name', async () => {
  const { outcome } = await download({ ...file, fileName: undefined }, { format: 'pdf' });
  expect(outcome).toMatchObject({ data: { fileName: 'transactions.pdf' } });
});

it('says which dates the bank refused', async () => {
  const { store } = await signedInStore(scriptedBank({ [call]: () => refused(400, 'DIGX_CZ_DATES_01') }).fetch);
  const outcome = await store.dispatch(transactionFileDownloaded(arg, new AbortController().signal));
  expect(outcome).toMatchObject({ error: { kind: 'refusal', code: 'DIGX_CZ_DATES_01' } });
});
