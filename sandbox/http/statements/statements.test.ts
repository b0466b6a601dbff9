import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { type BessTokens, bessAtHome, lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

interface Item {
  readonly documentId: string;
  readonly documentName: string;
}

async function bessAtStatements() {
  const bess = await bessAtHome();
  const { hand } = bess;
  const list = async (token: string, type = 'CASA-Statement', from = '2015-01-01', to = '2026-03-02') => {
    const query = `statementType=${type}&fromDate=${from}&toDate=${to}`;
    const answer = await hand.call('GET', `/cz/v1/accounts/${token}/statements?${query}`);
    return { ...answer, items: (answer.body as { czStatementItems?: Item[] }).czStatementItems ?? [] };
  };
  const read = (token: string, documentId: string) =>
    hand.call('GET', `/cz/v1/accounts/${token}/statements/${documentId}`);
  return { ...bess, list, read };
}

it('lists the statements of those days, newest first, as the contract has it', async () => {
  const { sandbox, list, tokens } = await bessAtStatements();
  const { items } = await list(tokens.current);
  expect(items).toHaveLength(134);
  expect(items[0]).toEqual({
    documentId: expect.stringMatching(/^[0-9A-F]{56}$/),
    documentName: 'Statement February 2026',
    statementType: 'CASA-Statement',
    statementDate: '2026-02-28',
  });
  expect(items.at(-1)).toMatchObject({ documentName: 'Statement January 2015', statementDate: '2015-01-31' });
  expect(new Set(items.map(({ documentId }) => documentId)).size).toBe(134);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'statements.listed' });
});

it.each<[keyof BessTokens, string, string[]]>([
  ['current', 'Statement', []],
  ['current', 'LOAN-PRENOTICE', []],
  ['bond', 'CASA-Statement', ['Statement 2025']],
  ['loan', 'CASA-Statement', []],
  ['loan', 'CCALOAN-STATEMENT', ['Statement 2025']],
])('lists of the %s account as %s: %s', async (account, type, names) => {
  const { list, tokens } = await bessAtStatements();
  const { status, items } = await list(tokens[account], type);
  expect([status, items.map(({ documentName }) => documentName)]).toEqual([200, names]);
});

it.each<[keyof BessTokens, string, string]>([
  ['current', 'CASA-Statement', 'statement-0001-2026-02-28.pdf'],
  ['bond', 'CASA-Statement', 'statement-0003-2025-12-31.pdf'],
  ['loan', 'CCALOAN-STATEMENT', 'statement-0002-2025-12-31.pdf'],
])('gives the newest statement of the %s account as a PDF under its name', async (account, type, fileName) => {
  const { sandbox, list, read, tokens } = await bessAtStatements();
  const [newest] = (await list(tokens[account], type)).items;
  const { status, body } = await read(tokens[account], newest?.documentId ?? '');
  expect([status, body]).toMatchObject([200, { fileName }]);
  expect(atob((body as { fileContent: string }).fileContent)).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\s*$/);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'statements.read' });
});

it('lists another one when the month is over', async () => {
  const { sandbox, hand } = await bessAtStatements();
  await sandbox.control.advanceClock('P30D');
  await hand.signIn('bess', smallPassword);
  const { body } = await hand.call('GET', '/v1/accounts');
  const token = (body as { accounts: { id: { value: string } }[] }).accounts[0]?.id.value;
  const query = 'statementType=CASA-Statement&fromDate=2026-03-01&toDate=2026-04-01';
  const listed = await hand.call('GET', `/cz/v1/accounts/${token}/statements?${query}`);
  expect(listed.body).toMatchObject({ czStatementItems: [{ documentName: 'Statement March 2026' }] });
});

it.each<[string, (tokens: BessTokens) => string, number, string]>([
  ['an account that is not theirs', () => 'ABCDEF/statements?TYPE&DAYS', 404, 'DIGX_CZ_ACCOUNT_01'],
  ['a document of an account that is not theirs', () => 'ABCDEF/statements/ABCDEF', 404, 'DIGX_CZ_ACCOUNT_01'],
  ['a document there is not', ({ current }) => `${current}/statements/ABCDEF`, 404, 'DIGX_CZ_STATEMENT_01'],
  [
    'days the wrong way round',
    ({ current }) => `${current}/statements?TYPE&fromDate=2026-03-02&toDate=2026-03-01`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'a day there is not',
    ({ current }) => `${current}/statements?TYPE&fromDate=2026-02-01&toDate=2026-02-29`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  ['a day that is no day', ({ current }) => `${current}/statements?TYPE&fromDate=2015&toDate=2026-03-01`, 400, '10011'],
  ['days without a last one', ({ current }) => `${current}/statements?TYPE&fromDate=2015-01-01`, 400, '10011'],
  ['no type', ({ current }) => `${current}/statements?DAYS`, 400, '10011'],
  ['a type there is not', ({ current }) => `${current}/statements?statementType=X&DAYS`, 400, '10011'],
])('refuses %s', async (_, path, status, code) => {
  const { sandbox, hand, tokens } = await bessAtStatements();
  const target = path(tokens)
    .replace('TYPE', 'statementType=CASA-Statement')
    .replace('DAYS', 'fromDate=2015-01-01&toDate=2026-03-02');
  expect(await hand.call('GET', `/cz/v1/accounts/${target}`)).toMatchObject({ status, body: { message: { code } } });
  expect((await lastEntry(sandbox)).contract).toBe(code === '10011' ? 'request-breach' : 'kept');
});

it('refuses a document of another account', async () => {
  const { list, read, tokens } = await bessAtStatements();
  const [newest] = (await list(tokens.current)).items;
  expect(await read(tokens.bond, newest?.documentId ?? '')).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_STATEMENT_01' } },
  });
});

it('refuses both without permission for statements', async () => {
  const { hand } = await nellAtHome();
  const { body } = await hand.call('GET', '/v1/accounts');
  const token = (body as { accounts: { id: { value: string } }[] }).accounts[0]?.id.value;
  const denied = { status: 403, body: { message: { code: 'DIGX_CZ_ACCESS_DENIED' } } };
  const query = 'statementType=CASA-Statement&fromDate=2015-01-01&toDate=2026-03-02';
  expect(await hand.call('GET', `/cz/v1/accounts/${token}/statements?${query}`)).toMatchObject(denied);
  expect(await hand.call('GET', `/cz/v1/accounts/${token}/statements/ABCDEF`)).toMatchObject(denied);
});
