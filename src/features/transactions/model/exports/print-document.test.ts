import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { bookedRows, printed, printOf } from './print-document.fixture.ts';

it.each([
  [0, []],
  [1, [1]],
  [24, [24]],
  [25, [25]],
  [26, [25, 1]],
  [54, [25, 29]],
  [55, [25, 29, 1]],
])('puts %i rows on pages of 25 and then 29: %j', (count, pages) => {
  const { pages: made } = printOf({ rows: bookedRows(count) });
  expect(made.map(({ rows }) => rows.length)).toEqual(pages);
  expect(made.map(({ number }) => number)).toEqual(pages.map((_, place) => `Page ${place + 1} of ${pages.length}`));
});

it('keeps every row in order', () => {
  const titles = printOf({ rows: bookedRows(100) }).pages.flatMap(({ rows }) => rows.map(({ title }) => title));
  expect(titles).toEqual(bookedRows(100).map(({ title }) => title));
});

it('names account and holder, without the sort code or full number', () => {
  const { title, accountTitle, facts, made, note } = printOf();
  expect(title).toBe('Transactions of Everyday account, 1 January 2026 to 30 June 2026');
  expect(accountTitle).toBe('Everyday account');
  expect(facts).toEqual([
    { label: 'Account holder', value: 'Miss P Trotter' },
    { label: 'Account type', value: 'Private Bank Current Account' },
    { label: 'Sort code', value: '60-93-03' },
    { label: 'Account number', value: '12345678' },
    { label: 'Period', value: '1 January 2026 to 30 June 2026' },
    { label: 'Transactions', value: '3' },
  ]);
  expect(made).toBe('Created 30 June 2026 at 10:05');
  expect(note).toBe('');
});

it('puts debits and credits in their columns, with an overdrawn balance as DR', () => {
  const rows = bookedRows(2).map((row) => ({ ...row, balance: money(-1_234_50, 'GBP') }));
  expect(printOf({ rows }).pages[0]?.rows).toEqual([
    {
      date: '01/01/2026',
      title: 'Title 0',
      reference: 'REF 0',
      debit: '£0.01',
      credit: '',
      balance: '£1,234.50\u00a0DR',
    },
    {
      date: '02/01/2026',
      title: 'Title 1',
      reference: 'REF 1',
      debit: '',
      credit: '£0.02',
      balance: '£1,234.50\u00a0DR',
    },
  ]);
});

it.each([
  ['title', 34],
  ['reference', 40],
] as const)('cuts a %s after %i characters', (field, most) => {
  const cellOf = (length: number) =>
    printOf({ rows: bookedRows(1, { [field]: 'W'.repeat(length) }) }).pages[0]?.rows[0]?.[field];
  expect(cellOf(most)).toBe('W'.repeat(most));
  expect(cellOf(most + 1)).toBe(`${'W'.repeat(most - 1)}…`);
});

it('cuts the account’s title after 75 characters', () => {
  const titleOf = (length: number) =>
    printOf({ account: { ...printed().account, title: 'W'.repeat(length) } }).accountTitle;
  expect(titleOf(75)).toBe('W'.repeat(75));
  expect(titleOf(76)).toBe(`${'W'.repeat(74)}…`);
});

it('carries the balance forward from page to page, starting before the first row', () => {
  const { pages } = printOf({ rows: bookedRows(55) });
  expect(pages[0]?.broughtForward).toBe('£100.00');
  for (const [place, page] of pages.entries()) {
    expect(page.carriedForward).toBe(page.rows.at(-1)?.balance);
    if (place > 0) expect(page.broughtForward).toBe(pages[place - 1]?.carriedForward);
  }
});

it('carries no balance forward if rows may be missing, and says so', () => {
  const { pages, note } = printOf({ rows: bookedRows(30), isPartial: true });
  expect(note).toBe('Filters are applied. Other transactions on these dates may not be listed.');
  expect(pages.flatMap((page) => Object.keys(page))).not.toContain('broughtForward');
  expect(pages.flatMap((page) => Object.keys(page))).not.toContain('carriedForward');
});

it('carries no balance forward that the bank did not give', () => {
  const [first, ...others] = bookedRows(3);
  const { balance: _notGiven, ...without } = first ?? bookedRows(1)[0] ?? expect.fail();
  const [page] = printOf({ rows: [without, ...others] }).pages;
  expect(page?.rows[0]?.balance).toBe('');
  expect(page?.broughtForward).toBeUndefined();
  expect(page?.carriedForward).toBe('£100.04');
});

it('carries no balance forward that exceeds what money can hold', () => {
  const most = money(Number.MAX_SAFE_INTEGER, 'GBP');
  const [page] = printOf({ rows: bookedRows(1, { flag: 'D', amount: most, balance: most }) }).pages;
  expect(page?.broughtForward).toBeUndefined();
});

it('has no balances for a loan', () => {
  const { hasBalance, pages } = printOf({ account: { ...printed().account, group: 'lending' } });
  expect(hasBalance).toBe(false);
  expect(pages[0]?.broughtForward).toBeUndefined();
});
