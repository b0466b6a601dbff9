import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { lineOf, linesOf, statementOf } from './extract.fixture.ts';
import { cutTo } from './pdf-text.ts';
import { readPdf } from './read-pdf.fixture.ts';
import { statementPdf } from './statement-pdf.ts';

it('shows bank, holder, account and period, and the opening and closing balances', async () => {
  const { pages, title, language, isTagged, tags } = await readPdf(statementPdf(statementOf(linesOf(3))));
  expect(pages).toHaveLength(1);
  expect(squeezed(pages[0] ?? '')).toBe(
    [
      'Paddock Private Bank',
      'Weighing Room Yard',
      'Wexcombe Regis',
      'Furlongshire ZX1 1PB',
      'Statement 1 January 2024 to 31 January 2024',
      'Ada Fetlock',
      '1 Gallop Lane',
      'Newmarket',
      'CB8 0XX',
      'Account: Household',
      'Account type: Private Bank Current Account',
      'Sort code: 60-93-03',
      'Account number: 12345678',
      'IBAN: GB33 PADD 6093 0312 3456 78',
      'Interest rate: 4.25% a year',
      'Overdraft: £2,500.00, at 14.90% a year',
      'Opening balance: £1,000.00',
      'Money in: £150.02',
      'Money out: £24.69',
      'Closing balance: £1,125.33',
      'Date Title Reference Debit Credit Balance',
      'Balance brought forward £1,000.00',
      '01/01/2024 Saddler 1 REF 1 £12.34 £987.66',
      '02/01/2024 Saddler 2 REF 2 £12.35 £975.31',
      '03/01/2024 Saddler 3 REF 3 £150.02 £1,125.33',
      'Balance carried forward £1,125.33',
      'Paddock Private Bank. Questions about this statement? Call 0113 496 0100.',
      'Page 1 of 1',
    ].join(' '),
  );
  expect({ title, language, isTagged }).toEqual({
    title: 'Statement, Household, 1 January 2024 to 31 January 2024',
    language: 'en-GB',
    isTagged: true,
  });
  expect(tags).toMatchObject({ H1: 1, Table: 1, TR: 6, TH: 6 });
});

it.each([
  [0, 1],
  [25, 1],
  [26, 2],
  [59, 2],
  [60, 3],
])('puts %i lines on %i pages', async (count, expected) => {
  const { pages } = await readPdf(statementPdf(statementOf(linesOf(count))));
  expect(pages).toHaveLength(expected);
  expect(pages.join('\n').match(/Saddler \d+/g) ?? []).toHaveLength(count);
});

it('says on each page whose account it is', async () => {
  const { pages } = await readPdf(statementPdf(statementOf(linesOf(60))));
  for (const page of pages.slice(1)) expect(squeezed(page)).toContain('60-93-03 · 12345678');
});

it('marks a balance owed', async () => {
  const { pages } = await readPdf(statementPdf(statementOf([], { openingMinor: -5_00, closingMinor: -5_00 })));
  expect(squeezed(pages[0] ?? '')).toContain('Closing balance: £5.00 DR');
  expect(squeezed(pages[0] ?? '')).toContain('Balance brought forward £5.00 DR');
});

it('fits an address of many lines, and needs no IBAN, interest or overdraft', async () => {
  const { iban, interestBasisPoints, overdraft, ...rest } = statementOf(linesOf(1));
  expect([iban, interestBasisPoints, overdraft]).not.toContain(undefined);
  const { pages } = await readPdf(statementPdf({ ...rest, addressLines: ['1', '2', '3', '4', '5', '6', '7', '8'] }));
  expect(squeezed(pages[0] ?? '')).toContain('Ada Fetlock 1 2 3 4 5 6, 7, 8 Account');
  expect(pages[0]).not.toMatch(/IBAN|Interest|Overdraft/);
});

it.each(hostileTexts)('prints $tries as text', async ({ text }) => {
  const statement = statementOf([lineOf({ title: text, reference: text })], { accountTitle: text });
  const { pages, title, tags } = await readPdf(statementPdf(statement));
  expect(pages).toHaveLength(1);
  expect(squeezed(pages[0] ?? '')).toContain(
    squeezed(`01/01/2024 ${cutTo(34, text)} ${cutTo(40, text)} £12.34 £987.66`),
  );
  expect(title).toBe(`Statement, ${cutTo(75, text)}, 1 January 2024 to 31 January 2024`);
  expect(tags.TR).toBe(4);
});

it('embeds the fonts of the house, and no other', async () => {
  const file = new TextDecoder('latin1').decode(statementPdf(statementOf(linesOf(3))));
  const names = [...file.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(names)].sort()).toEqual(['Inter-Regular', 'Inter-SemiBold', 'Newsreader-Medium']);
  expect(file).not.toContain('Helvetica');
});

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
