import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { good, refused, scriptedBank, sessionGone } from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { type StatementsArg, statementDownloaded, statementsApi } from './statements.ts';

const { listStatements } = statementsApi.endpoints;
const party = asId<PartyId>('A77B');
const household = account({ id: asId<AccountId>('A1'), kind: 'CA', title: 'Household' });
const mortgage = account({ id: asId<AccountId>('A2'), kind: 'MO', title: 'The Old Forge' });
const today = calendarDay('2026-03-02');
const arg: StatementsArg = { party, accounts: [household, mortgage], today };
const callOf = (id: string) => `GET /cz/v1/accounts/${id}/statements`;
const never = new AbortController().signal;

/** One statement of the requested type, dated that day. */
function statementOn(day: string) {
  return ({ url }: Pick<Request, 'url'>) => {
    const statementType = new URL(url).searchParams.get('statementType');
    return good({ czStatementItems: [{ documentId: `${statementType}`, statementType, statementDate: day }] });
  };
}

const none = () => good({ czStatementItems: [] });

it('asks by account and type, from 2015 to the bank’s today, and gives one list', async () => {
  const bank = scriptedBank({ [callOf('A1')]: statementOn('2026-02-28'), [callOf('A2')]: statementOn('2025-12-31') });
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(listStatements.initiate(arg));
  expect(data?.statements.map(({ accountName, type, date }) => [accountName, type, date])).toEqual([
    ['Household', 'CASA-Statement', '2026-02-28'],
    ['The Old Forge', 'Statement', '2025-12-31'],
    ['The Old Forge', 'LOAN-PRENOTICE', '2025-12-31'],
    ['The Old Forge', 'CCALOAN-STATEMENT', '2025-12-31'],
    ['The Old Forge', 'CASA-Statement', '2025-12-31'],
  ]);
  const asked = bank.asked.filter(({ call }) => call.endsWith('/statements'));
  expect(asked.map(({ url }) => url.search)).toEqual(
    ['CASA-Statement', 'Statement', 'LOAN-PRENOTICE', 'CCALOAN-STATEMENT', 'CASA-Statement'].map(
      (type) => `?statementType=${type}&fromDate=2015-01-01&toDate=2026-03-02&locale=en`,
    ),
  );
  expect(new Set(asked.map(({ headers }) => headers.get('X-Party-Id')))).toEqual(new Set(['A77B']));
});

it('asks for no more than four at once', async () => {
  let open = 0;
  const seen: number[] = [];
  const slow = async () => {
    open += 1;
    seen.push(open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return none();
  };
  const ids = Array.from({ length: 11 }, (_, place) => `B${place}`);
  const bank = scriptedBank(Object.fromEntries(ids.map((id) => [callOf(id), slow])));
  const { store } = await signedInStore(bank.fetch);
  const accounts = ids.map((id) => account({ id: asId<AccountId>(id) }));
  await store.dispatch(listStatements.initiate({ ...arg, accounts }));
  expect([seen.length, Math.max(...seen)]).toEqual([11, 4]);
});

it('gives nothing where one answer of many fails, and says with which code', async () => {
  const bank = scriptedBank({ [callOf('A1')]: statementOn('2026-02-28'), [callOf('A2')]: () => refused(500, 'X1') });
  const { store } = await signedInStore(bank.fetch);
  const { data, error } = await store.dispatch(listStatements.initiate(arg));
  expect([data, error]).toEqual([undefined, expect.objectContaining({ kind: 'refusal', code: 'X1' })]);
});

it('takes one answer without its list for a fault of all', async () => {
  const bank = scriptedBank({ [callOf('A1')]: none, [callOf('A2')]: () => good({}) });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(listStatements.initiate(arg));
  expect(error).toMatchObject({ kind: 'fault', fault: 'unreadable' });
});

it('gives the whole list when asked again after a failure', async () => {
  const bank = scriptedBank({
    [callOf('A1')]: [() => refused(500, 'X1'), statementOn('2026-02-28')],
    [callOf('A2')]: none,
  });
  const { store } = await signedInStore(bank.fetch);
  const first = store.dispatch(listStatements.initiate(arg));
  expect((await first).error).toBeDefined();
  expect((await first.refetch()).data?.statements).toHaveLength(1);
});

it('ends the session when one answer says that it is over', async () => {
  const bank = scriptedBank({ [callOf('A1')]: none, [callOf('A2')]: () => sessionGone(419) });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(listStatements.initiate(arg));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
});

it('asks for nothing where there are no accounts', async () => {
  const bank = scriptedBank({});
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(listStatements.initiate({ ...arg, accounts: [] }));
  expect([data, bank.calls()]).toEqual([{ statements: [], damagedCount: 0 }, []]);
});

it('refetches when a name changes, but not when other details of an account change', async () => {
  const bank = scriptedBank({ [callOf('A1')]: statementOn('2026-02-28') });
  const { store } = await signedInStore(bank.fetch);
  const ask = (given: Partial<typeof household>) =>
    store.dispatch(listStatements.initiate({ ...arg, accounts: [{ ...household, ...given }] }));
  const count = () => bank.calls().filter((call) => call === callOf('A1')).length;
  await ask({});
  await ask({ order: 7 });
  expect(count()).toBe(1);
  const { data } = await ask({ title: 'Tack' });
  expect([count(), data?.statements[0]?.accountName]).toEqual([2, 'Tack']);
});

it('downloads one statement by its document, and keeps no copy', async () => {
  const call = `${callOf('A1')}/7C%2F20`;
  const bank = scriptedBank({
    [call]: () => good({ fileName: 'statement &amp; advice.pdf', fileContent: 'JVBERi0=' }),
  });
  const { store } = await signedInStore(bank.fetch);
  const before = store.getState();
  const question = { party, accountId: household.id, documentId: '7C/20' };
  expect(await store.dispatch(statementDownloaded(question, never))).toEqual({
    data: { fileName: 'statement & advice.pdf', content: 'JVBERi0=' },
  });
  expect(store.getState()).toBe(before);
  expect(bank.asked.at(-1)?.headers.get('X-Party-Id')).toBe('A77B');
});

it.each([
  [
    'a name of its own to a file that came without',
    { fileContent: 'JVBERi0=' },
    { data: { fileName: 'statement.pdf' } },
  ],
  ['no file without content', { fileName: 'a.pdf', fileContent: '' }, { error: { fault: 'unreadable' } }],
  ['no file for an answer of another kind', { fileContent: [37] }, { error: { fault: 'unreadable' } }],
])('gives %s', async (_name, body, outcome) => {
  const { store } = await signedInStore(scriptedBank({ [`${callOf('A1')}/D`]: () => good(body) }).fetch);
  const question = { party, accountId: household.id, documentId: 'D' };
  expect(await store.dispatch(statementDownloaded(question, never))).toMatchObject(outcome);
});

it('abandons a list with its caller, and starts no further call', async () => {
  const bank = scriptedBank({
    [callOf('A1')]: () => new Promise(() => {}),
    [callOf('A2')]: () => new Promise(() => {}),
  });
  const { store } = await signedInStore(bank.fetch);
  const asking = store.dispatch(listStatements.initiate(arg));
  const count = () => bank.calls().filter((call) => call.endsWith('/statements')).length;
  await soon(() => expect(count()).toBe(4));
  asking.abort();
  await asking;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(count()).toBe(4);
});
