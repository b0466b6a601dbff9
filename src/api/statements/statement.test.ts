import { expect, it } from 'vitest';
import type { AccountKind } from '#src/api/accounts/account-kinds.ts';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { runs } from '#tests/runs.ts';
import { joinStatements, statementTypesOf, toStatementList } from './statement.ts';

const account = { id: asId<AccountId>('9A0E'), kind: 'CA', title: 'Household' } as const;
const february = {
  documentId: '7C20D9E4',
  documentName: 'Statement &amp; advice February 2026',
  statementType: 'CASA-Statement',
  statementDate: '2026-02-28',
};
const read = (...entries: readonly unknown[]) =>
  toStatementList(unchecked({ czStatementItems: entries }), account, 'CASA-Statement');
const only = (overrides: object) => read({ ...february, ...overrides })?.statements[0];

it('reads a statement', () => {
  expect(read(february)).toEqual({
    statements: [
      {
        id: '4.9A0E.7C20D9E4',
        documentId: '7C20D9E4',
        accountId: '9A0E',
        year: 2026,
        accountName: 'Household',
        type: 'CASA-Statement',
        typeTitle: 'Account statement',
        title: 'Statement & advice February 2026',
        timeStamp: '2026-02-28T00:00:00.000Z',
        date: '2026-02-28',
      },
    ],
    damagedCount: 0,
  });
});

it('starts its day at midnight in London', () => {
  expect(only({ statementDate: '2026-06-30' })?.timeStamp).toBe('2026-06-29T23:00:00.000Z');
});

it.each([
  ['its own type', { statementType: 'LOAN-PRENOTICE' }, ['LOAN-PRENOTICE', 'Loan notice']],
  ['the type asked for where it says none', { statementType: null }, ['CASA-Statement', 'Account statement']],
  [
    'the type asked for where its own is unknown',
    { statementType: 'toString' },
    ['CASA-Statement', 'Account statement'],
  ],
])('is of %s', (_name, overrides, expected) => {
  const statement = only(overrides);
  expect([statement?.type, statement?.typeTitle]).toEqual(expected);
});

it.each([null, undefined, ' ', 7])('is titled with its type where it is called %o', (documentName) => {
  expect(only({ documentName })?.title).toBe('Account statement');
});

it.each([
  ['no document', { documentId: '' }],
  ['a document that is no text', { documentId: 7 }],
  ['no day', { statementDate: null }],
  ['a day that does not exist', { statementDate: '2026-02-31' }],
])('counts a statement with %s, and shows the others', (_name, overrides) => {
  const list = read({ ...february, ...overrides }, february, null);
  expect([list?.statements.length, list?.damagedCount]).toEqual([1, 2]);
});

it.each([
  ['2014-12-31', 0],
  ['2015-01-01', 1],
])('lists nothing from before 2015: one of %s %i times', (statementDate, count) => {
  const list = read({ ...february, statementDate });
  expect([list?.statements.length, list?.damagedCount]).toEqual([count, 0]);
});

it('tells an empty list from a missing one', () => {
  expect(read()).toEqual({ statements: [], damagedCount: 0 });
  for (const answer of [{}, { czStatementItems: null }, { czStatementItems: {} }, null, undefined, 'x']) {
    expect(toStatementList(unchecked(answer), account, 'Statement')).toBeUndefined();
  }
});

it('joins lists newest first, those of one day in the order of their accounts', () => {
  const second = { ...account, id: asId<AccountId>('10A4') };
  const lists = [account, second].map((of) =>
    toStatementList(
      unchecked({ czStatementItems: [february, { ...february, documentId: 'JAN', statementDate: '2026-01-31' }, {}] }),
      of,
      'CASA-Statement',
    ),
  );
  const joined = joinStatements(lists.filter((list) => list !== undefined));
  expect(joined.statements.map(({ accountId, date }) => [accountId, date])).toEqual([
    ['9A0E', '2026-02-28'],
    ['10A4', '2026-02-28'],
    ['9A0E', '2026-01-31'],
    ['10A4', '2026-01-31'],
  ]);
  expect(new Set(joined.statements.map(({ id }) => id)).size).toBe(4);
  expect(joined.damagedCount).toBe(2);
});

it('shows a statement that is listed twice once', () => {
  const list = read(february, february);
  expect(joinStatements(list === undefined ? [] : [list, list]).statements).toHaveLength(1);
});

it.each<[AccountKind, readonly string[]]>([
  ['CA', ['CASA-Statement']],
  ['RA', ['CASA-Statement']],
  ['IA', ['CASA-Statement']],
  ['NT', ['CASA-Statement']],
  ['TD', ['CASA-Statement']],
  ['LN', ['Statement', 'LOAN-PRENOTICE', 'CCALOAN-STATEMENT', 'CASA-Statement']],
  ['MO', ['Statement', 'LOAN-PRENOTICE', 'CCALOAN-STATEMENT', 'CASA-Statement']],
])('knows the types of %s', (kind, types) => {
  expect(statementTypesOf(kind)).toEqual(types);
});

it('survives missing and mistyped fields', () => {
  whenDamaged(
    [{ czStatementItems: [february, { ...february, documentId: 'B' }] }],
    (answer) => {
      for (const statement of toStatementList(unchecked(answer), account, 'CASA-Statement')?.statements ?? []) {
        expect(Object.keys(statement)).toHaveLength(10);
        expect([statement.documentId, statement.title]).not.toContain('');
        expect(String(statement.year)).toBe(statement.date.slice(0, 4));
      }
    },
    runs(500),
  );
});
