import { expect, it } from 'vitest';
import { type BessTokens, bessAtHome, lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';

interface FileAnswer {
  readonly fileName: string;
  readonly fileContent: string;
  readonly transactionCount: number;
}

async function bessAtFiles() {
  const bess = await bessAtHome();
  const ask = (token: string, query: string) =>
    bess.hand.call('GET', `/cz/v1/accounts/${token}/transactions/download?${query}`);
  const file = async (token: string, query: string) => {
    const { fileName, fileContent, transactionCount } = (await ask(token, query)).body as FileAnswer;
    return { fileName, text: atob(fileContent), transactionCount };
  };
  return { ...bess, ask, file };
}

const days = 'startDate=02/09/2025&endDate=02/03/2026';

it('gives the lines of those days as CSV, oldest first, with any text', async () => {
  const { sandbox, file, tokens } = await bessAtFiles();
  const { fileName, text, transactionCount } = await file(tokens.current, `format=csv&${days}`);
  expect(fileName).toBe('transactions-0001-2025-09-02-to-2026-03-02.csv');
  expect(transactionCount).toBe(2);
  expect(text).toBe(
    'Date,Reference,Debit,Credit,Balance\r\n01/03/2026,YARD #7,,500.00,500.00\r\n01/03/2026,livery,80.50,,419.50\r\n',
  );
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'transaction-files.made' });
});

it.each([
  ['csv', '.csv', /^Date,/],
  ['quickbooks', '-quickbooks.csv', /^Date,Description,Credit,Debit\r\n/],
  ['xero', '-xero.csv', /^\*Date,\*Amount,/],
  ['sage', '-sage.csv', /^Date,/],
  ['pdf', '.pdf', /^%PDF-1\.7[\s\S]+%%EOF\s*$/],
  ['excel', '.xlsx', /^PK/],
  ['text', '.txt', /YARD #7/],
])('gives a file as %s', async (format, ending, content) => {
  const { sandbox, file, tokens } = await bessAtFiles();
  const { fileName, text, transactionCount } = await file(tokens.current, `format=${format}&${days}`);
  expect(fileName).toBe(`transactions-0001-2025-09-02-to-2026-03-02${ending}`);
  expect(text).toMatch(content);
  expect(transactionCount).toBe(2);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', breaches: [] });
});

it.each([
  ['a keyword', 'description=ashdown', ['livery']],
  ['money out', 'transactionType=D', ['livery']],
  ['money in', 'transactionType=C', ['YARD #7']],
  ['a least amount, itself included', 'fromAmount=500.00', ['YARD #7']],
  ['a most amount, itself included', 'toAmount=80.5', ['livery']],
  ['an amount between', 'fromAmount=80.51&toAmount=499.99', []],
  ['codes', 'txnCode=DDX,CRD', ['livery']],
  ['all but some codes', 'excludedTxnCode=DDX,CRD', ['YARD #7']],
])('filters by %s', async (_, filter, references) => {
  const { file, tokens } = await bessAtFiles();
  const { text, transactionCount } = await file(tokens.current, `format=csv&${days}&${filter}`);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[1])).toEqual(references);
  expect(transactionCount).toBe(references.length);
});

it('gives an empty file without transactions, and no balances for a loan', async () => {
  const { file, tokens } = await bessAtFiles();
  expect(await file(tokens.loan, `format=csv&${days}`)).toEqual({
    fileName: 'transactions-0002-2025-09-02-to-2026-03-02.csv',
    text: 'Date,Reference,Debit,Credit\r\n',
    transactionCount: 0,
  });
  const bond = await file(tokens.bond, 'format=csv&startDate=12/05/2025&endDate=12/05/2025');
  expect([bond.transactionCount, bond.text]).toEqual([1, expect.stringContaining('10000.00,10000.00')]);
});

it.each<[string, (tokens: BessTokens) => [token: string, query: string], number, string]>([
  ['an account that is not theirs', () => ['ABCDEF', `format=csv&${days}`], 404, 'DIGX_CZ_ACCOUNT_01'],
  [
    'a day more than six months',
    ({ current }) => [current, 'format=csv&startDate=01/09/2025&endDate=02/03/2026'],
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'days the wrong way round',
    ({ current }) => [current, 'format=csv&startDate=02/03/2026&endDate=01/03/2026'],
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'a day there is not',
    ({ current }) => [current, 'format=csv&startDate=31/02/2026&endDate=02/03/2026'],
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'a day written as elsewhere',
    ({ current }) => [current, 'format=csv&startDate=2026-03-01&endDate=2026-03-02'],
    400,
    '10011',
  ],
  ['no days', ({ current }) => [current, 'format=csv'], 400, '10011'],
  ['no format', ({ current }) => [current, days], 400, '10011'],
  ['a format there is not', ({ current }) => [current, `format=doc&${days}`], 400, '10011'],
  ['an amount that is none', ({ current }) => [current, `format=csv&${days}&fromAmount=1e3`], 400, '10011'],
  ['codes that are none', ({ current }) => [current, `format=csv&${days}&txnCode=DDX,`], 400, '10011'],
])('refuses %s', async (_, asked, status, code) => {
  const { sandbox, ask, tokens } = await bessAtFiles();
  expect(await ask(...asked(tokens))).toMatchObject({ status, body: { message: { code } } });
  expect((await lastEntry(sandbox)).contract).toBe(code === '10011' ? 'request-breach' : 'kept');
});
