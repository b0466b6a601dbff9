import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';
import { cutTo } from './pdf-text.ts';
import { readPdf } from './read-pdf.fixture.ts';
import { transactionsPdf } from './transactions-pdf.ts';

it.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
  [54, 2],
  [55, 3],
])('puts %i lines on %i numbered pages', async (count, expected) => {
  const { pages } = await readPdf(transactionsPdf(extractOf(linesOf(count))));
  expect(pages).toHaveLength(expected);
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${expected}`);
  });
  expect(pages.join('\n').match(/Saddler \d+/g) ?? []).toHaveLength(count);
});

it('is titled, in British English, and tagged as a table with headings', async () => {
  const pdf = await readPdf(transactionsPdf(extractOf(linesOf(26))));
  expect(pdf).toMatchObject({
    title: 'Transactions of Current account, 1 January 2024 to 30 June 2024',
    language: 'en-GB',
    isTagged: true,
    // One heading row, 26 lines, the first balance brought forward and the last carried forward.
    tags: { Document: 1, H1: 1, Table: 1, TR: 29, TH: 6, TD: 168 },
  });
});

it('shows the account, the period, and the balance at the start and end of each page', async () => {
  const { pages } = await readPdf(transactionsPdf(extractOf(linesOf(26))));
  const [first, second] = pages.map(squeezed);
  for (const fact of [
    'Paddock Private Bank Current account',
    'Account holder: Ada Fetlock',
    'Account type: Private Bank Current Account',
    'Sort code: 60-93-03',
    'Account number: 12345678',
    'Period: 1 January 2024 to 30 June 2024',
    'Transactions: 26',
    'Created 1 July 2024 at 10:30',
    'Balance brought forward £1,000.00 01/01/2024 Saddler 1 REF 1 £12.34 £987.66',
    'Balance carried forward £1,989.22',
  ]) {
    expect(first).toContain(fact);
  }
  expect(second).toContain('Current account 12345678');
  expect(second).toContain('Balance brought forward £1,989.22');
});

it.each([
  ['filters are applied', { isFiltered: true }, /Filters are applied\./],
  ['the account is a loan', { hasBalance: false }, /Debit Credit 01\/01/],
])('carries no balance forward when %s', async (_name, rest, expected) => {
  const { pages } = await readPdf(transactionsPdf(extractOf(linesOf(26), rest)));
  expect(pages.join('\n')).not.toContain('forward');
  expect(squeezed(pages[0] ?? '')).toMatch(expected);
});

it('says when there are no transactions', async () => {
  const { pages } = await readPdf(transactionsPdf(extractOf([])));
  expect(pages[0]).toContain('No transactions in this period.');
});

it.each([
  ['a title of 34 characters', 'W'.repeat(34), 'W'.repeat(34)],
  ['the first 33 characters of a longer title', 'W'.repeat(35), `${'W'.repeat(33)}…`],
])('prints %s, on one line', async (_name, title, expected) => {
  const { pages } = await readPdf(transactionsPdf(extractOf([lineOf({ title })])));
  expect(squeezed(pages[0] ?? '')).toContain(`01/01/2024 ${expected} REF 1 £12.34`);
});

it.each([
  ['an account title of 75 characters', 'm'.repeat(75), 'm'.repeat(75)],
  ['the first 74 characters of a longer account title', 'm'.repeat(76), `${'m'.repeat(74)}…`],
])('prints %s', async (_name, accountTitle, expected) => {
  const { pages, title } = await readPdf(transactionsPdf(extractOf(linesOf(1), { accountTitle })));
  expect(squeezed(pages[0] ?? '')).toContain(`Paddock Private Bank ${expected} Account holder`);
  expect(title).toContain(`of ${expected}, `);
});

it.each(hostileTexts)('prints $tries as text', async ({ text }) => {
  const line = lineOf({ title: text, reference: text });
  const { pages, title, tags } = await readPdf(
    transactionsPdf(extractOf([line], { accountTitle: text, holder: 'Ada' })),
  );
  expect(pages).toHaveLength(1);
  expect(squeezed(pages[0] ?? '')).toContain(
    squeezed(`01/01/2024 ${cutTo(34, text)} ${cutTo(40, text)} £12.34 £987.66`),
  );
  expect(title).toBe(`Transactions of ${cutTo(75, text)}, 1 January 2024 to 30 June 2024`);
  expect(tags.TR).toBe(4);
});

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
