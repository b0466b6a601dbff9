import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { bessBank, bessBond, bessCurrent, bessLoan, bookedOn } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { account, emptyBank, mortgage, moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { addDays, type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import {
  findStatement,
  findStatements,
  readStatement,
  type StatementType,
  statementsOf,
  statementToken,
} from './statements.ts';

const on = (today: string) => ({ today: calendarDay(today) });
const everyDay = { from: '2015-01-01', to: '2099-12-31' };

describe('the list', () => {
  const savings = account({ kind: 'IA', openedOn: calendarDay('2025-11-14') });

  it.each<[string, AccountRecord, string, (readonly string[])[]]>([
    [
      'a month each, the first from the day the account was opened on',
      savings,
      '2026-03-02',
      [
        ['Statement November 2025', '2025-11-14', '2025-11-30'],
        ['Statement December 2025', '2025-12-01', '2025-12-31'],
        ['Statement January 2026', '2026-01-01', '2026-01-31'],
        ['Statement February 2026', '2026-02-01', '2026-02-28'],
      ],
    ],
    ['none on the last day of the month', savings, '2025-11-30', []],
    [
      'one as soon as the month is over',
      savings,
      '2025-12-01',
      [['Statement November 2025', '2025-11-14', '2025-11-30']],
    ],
    [
      'one of a single day, for an account opened on the last of a month',
      { ...savings, openedOn: calendarDay('2026-02-28') },
      '2026-03-02',
      [['Statement February 2026', '2026-02-28', '2026-02-28']],
    ],
    ['none for an account opened today', { ...savings, openedOn: calendarDay('2026-03-02') }, '2026-03-02', []],
    [
      'a year each of a bond',
      bessBond,
      '2027-03-02',
      [
        ['Statement 2025', '2025-05-12', '2025-12-31'],
        ['Statement 2026', '2026-01-01', '2026-12-31'],
      ],
    ],
    ['none for a mortgage in its first year', mortgage, '2026-12-31', []],
    ['one a year for a mortgage', mortgage, '2027-01-01', [['Statement 2026', '2026-02-27', '2026-12-31']]],
  ])('%s', (_, record, today, wanted) => {
    expect(statementsOf(on(today), record).map(({ name, from, to }) => [name, from, to])).toEqual(wanted);
  });

  it.each([
    [bessCurrent, 134],
    [{ ...bessBond, openedOn: calendarDay('2010-05-12') }, 11],
  ])('begins with 2015, even for older accounts', (record, count) => {
    const statements = statementsOf(on('2026-03-02'), record);
    expect(statements).toHaveLength(count);
    expect(statements[0]?.from).toBe('2015-01-01');
  });

  it('covers every day exactly once', () => {
    const statements = statementsOf(on('2028-03-01'), bessCurrent);
    expect(statements.slice(1).map(({ from }) => from)).toEqual(
      statements.slice(0, -1).map(({ to }) => addDays(to, 1)),
    );
    expect(statements.at(-1)).toMatchObject({ to: '2028-02-29' });
  });
});

describe('permissions', () => {
  const types: StatementType[] = ['CASA-Statement', 'Statement', 'LOAN-PRENOTICE', 'CCALOAN-STATEMENT'];

  it.each<[string, AccountRecord, (string | undefined)[]]>([
    ['a current account', bessCurrent, ['Statement February 2026', undefined, undefined, undefined]],
    ['a bond', bessBond, ['Statement 2025', undefined, undefined, undefined]],
    ['a loan', bessLoan, [undefined, undefined, undefined, 'Statement 2025']],
    [
      'a mortgage',
      { ...mortgage, openedOn: calendarDay('2024-02-27') },
      [undefined, 'Statement 2025', undefined, undefined],
    ],
  ])('lists those of %s under one type, newest first', async (_, record, newest) => {
    const bank = await bessBank();
    const customer = await signIn(bank, 'bess', { permittedFunctions: ['statements', 'loanStatements'] });
    const found = types.map((type) => findStatements(bank, customer, record, { ...everyDay, type }));
    expect(found.map((each) => each.outcome === 'found' && each.statements[0]?.name)).toEqual(newest);
  });

  it.each<[string, string, string, string[]]>([
    ['both days included', '2025-12-31', '2026-01-31', ['Statement January 2026', 'Statement December 2025']],
    ['nothing a day short on either side', '2026-01-01', '2026-01-30', []],
    ['nothing before the first', '2001-01-01', '2014-12-31', []],
  ])('finds those dated between two days, %s', async (_, from, to, names) => {
    const bank = await bessBank();
    const customer = await signIn(bank, 'bess', { permittedFunctions: ['statements'] });
    const verdict = findStatements(bank, customer, bessCurrent, { type: 'CASA-Statement', from, to });
    expect(verdict.outcome === 'found' && verdict.statements.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['days in the wrong order', '2026-02-01', '2026-01-01'],
    ['a day that does not exist', '2026-02-01', '2026-02-30'],
  ])('refuses %s', async (_, from, to) => {
    const bank = await bessBank();
    const customer = await signIn(bank, 'bess', { permittedFunctions: ['statements'] });
    expect(findStatements(bank, customer, bessCurrent, { type: 'CASA-Statement', from, to })).toEqual({
      outcome: 'refused',
      reason: 'dates-not-valid',
    });
  });

  it.each([
    ['an account, with permission for statements', bessCurrent, ['statements'] as const, true],
    ['an account, with permission for loan statements only', bessCurrent, ['loanStatements'] as const, false],
    ['a loan, with permission for loan statements', bessLoan, ['loanStatements'] as const, true],
    ['a loan, with permission for account statements only', bessLoan, ['statements'] as const, false],
    ['a bond, with permission for statements', bessBond, ['statements'] as const, true],
    ['an account, without permission', bessCurrent, [] as const, false],
    [
      'an account the task is not open to',
      { ...bessCurrent, taskCodes: ['PC_F_DOM' as const] },
      ['statements'] as const,
      false,
    ],
  ])('shows %s, or says no, in list and document alike', async (_, record, permittedFunctions, may) => {
    const bank = await bessBank();
    const customer = await signIn(bank, 'bess', { permittedFunctions: [...permittedFunctions] });
    const [statement] = statementsOf(bank, record);
    const token = statement === undefined ? '' : statementToken(bank, customer.session, statement);
    const listed = findStatements(bank, customer, record, { ...everyDay, type: 'CASA-Statement' });
    const read = findStatement(bank, customer, record, token);
    if (may) expect([listed.outcome, read]).toEqual(['found', { outcome: 'found', statement }]);
    else expect([listed, read]).toEqual(Array(2).fill({ outcome: 'refused', reason: 'not-permitted' }));
  });

  it('gives a document a token valid in one session and for one account', async () => {
    const bank = await bessBank();
    const bess = await signIn(bank, 'bess', { permittedFunctions: ['statements'] });
    const later = await signIn(bank, 'bess');
    const [statement] = statementsOf(bank, bessCurrent);
    if (statement === undefined) throw new Error('No statement');
    const token = statementToken(bank, bess.session, statement);
    const notOnFile = { outcome: 'refused', reason: 'not-on-file' };
    expect(findStatement(bank, bess, bessCurrent, token)).toEqual({ outcome: 'found', statement });
    expect(findStatement(bank, bess, bessBond, token)).toEqual(notOnFile);
    expect(findStatement(bank, { ...bess, session: later.session }, bessCurrent, token)).toEqual(notOnFile);
    expect(findStatement(bank, bess, bessCurrent, 'ABCDEF')).toEqual(notOnFile);
  });
});

describe('the contents', () => {
  it('appears at the end of the month with everything that fell due', async () => {
    const bank = await bessBank();
    expect(statementsOf(bank, bessCurrent).at(-1)?.name).toBe('Statement February 2026');
    await moveClock(bank, { ...bank.clock, now: instantInLondon(calendarDay('2026-03-31'), '23:59:59') });
    expect(statementsOf(bank, bessCurrent).at(-1)?.name).toBe('Statement February 2026');
    await moveClock(bank, { ...bank.clock, now: instantInLondon(calendarDay('2026-04-01'), '00:00') });
    const march = statementsOf(bank, bessCurrent).at(-1);
    if (march === undefined) throw new Error('No statement');
    expect(march.name).toBe('Statement March 2026');
    const { openingMinor, closingMinor, lines } = readStatement(bank, march);
    expect([openingMinor, closingMinor]).toEqual([0, 627_50]);
    expect(lines.map(({ posting: { id }, balanceMinor }) => [id, balanceMinor])).toEqual([
      ['bess-fees', 500_00],
      ['bess-feed', 419_50],
      [expect.stringContaining('bess-hold'), 377_50],
      [expect.stringContaining('bess-cheque'), 627_50],
    ]);
    expect(bank.ledger.balanceOf('bess:current')).toBe(627_50);
  });

  it('includes late postings in their month and every later balance', () => {
    const ledger = new Ledger();
    const book = (day: string, minor: number) => {
      const id = `late-${day}`;
      ledger.book(bookedOn(calendarDay(day), { id, entries: moved('clearing:x:GBP', 'bess:current', minor) }));
    };
    const [december, january, february] = statementsOf(on('2026-03-02'), bessCurrent).slice(-3);
    if (!december || !january || !february) throw new Error('No statements');
    book('2026-02-10', 5_00);
    expect(readStatement({ ledger }, january)).toEqual({ openingMinor: 0, closingMinor: 0, lines: [] });
    book('2026-01-20', 7_00);
    expect(readStatement({ ledger }, december)).toMatchObject({ openingMinor: 0, closingMinor: 0, lines: [] });
    expect(readStatement({ ledger }, january)).toMatchObject({
      openingMinor: 0,
      closingMinor: 7_00,
      lines: [{ minor: 7_00, balanceMinor: 7_00 }],
    });
    expect(readStatement({ ledger }, february)).toMatchObject({
      openingMinor: 7_00,
      closingMinor: 12_00,
      lines: [{ minor: 5_00, balanceMinor: 12_00 }],
    });
  });

  const firstDay = calendarDay('2014-11-20');
  const anyLines = fc.array(
    fc.tuple(
      fc.nat({ max: 500 }),
      fc.integer({ min: -900, max: 900 }).filter((minor) => minor !== 0),
    ),
    { maxLength: 60 },
  );

  it('open with the previous closing balance and together equal the ledger', () => {
    const today: CalendarDay = addDays(firstDay, 520);
    fc.assert(
      fc.property(anyLines, fc.constantFrom(bessCurrent, { ...bessBond, openedOn: firstDay }), (lines, record) => {
        const ledger = new Ledger();
        lines.forEach(([days, minor], index) => {
          const entries = moved('clearing:x:GBP', record.id, minor);
          ledger.book(posting({ id: `p${index}`, bookedOn: addDays(firstDay, days), entries }));
        });
        const statements = statementsOf({ today }, record);
        const contents = statements.map((statement) => readStatement({ ledger }, statement));
        let balance = ledger.balanceOn(record.id, calendarDay('2014-12-31'));
        for (const { openingMinor, closingMinor, lines: shown } of contents) {
          expect(openingMinor).toBe(balance);
          for (const { minor, balanceMinor } of shown) {
            balance += minor;
            expect(balanceMinor).toBe(balance);
          }
          expect(closingMinor).toBe(balance);
        }
        const last = statements.at(-1)?.to ?? today;
        const later = ledger.linesBetween(record.id, addDays(last, 1), addDays(firstDay, 600));
        const rest = later.reduce((sum, { minor }) => sum + minor, 0);
        expect(balance + rest).toBe(ledger.balanceOf(record.id));
      }),
      { numRuns: runs(100) },
    );
  });

  it('are not stored: listing them changes nothing', async () => {
    const bank = emptyBank();
    const nell = await signIn(bank, 'nell', { permittedFunctions: ['statements'] });
    const before = bank.stateHash();
    for (const statement of statementsOf(bank, account())) {
      readStatement(bank, statement);
      findStatement(bank, nell, account(), statementToken(bank, nell.session, statement));
    }
    expect(bank.stateHash()).toBe(before);
  });
});
