import { expect, it } from 'vitest';
import { damagedMessage, drawnCopy, type PrintState, printCopy } from './print-copy.ts';
import { bookedRows, printOf } from './print-document.fixture.ts';

it.each<[PrintState, string]>([
  [{ status: 'choosing' }, ''],
  [{ status: 'failed', message: 'No.', purpose: 'print' }, ''],
  [{ status: 'fetching', part: 1, of: 1 }, 'Fetching the transactions…'],
  [{ status: 'fetching', part: 2, of: 4 }, 'Fetching 2 of 4'],
  [{ status: 'drawing', pages: 3, of: 1_200 }, 'Making the PDF…'],
  [{ status: 'stopped' }, 'Stopped. Nothing was printed or saved.'],
  [{ status: 'empty', isFiltered: false }, 'There are no transactions on these dates, so there is nothing to print.'],
  [
    { status: 'empty', isFiltered: true },
    'No transactions found, so there is nothing to print. Change the filters for more results.',
  ],
  [
    { status: 'too-many', count: 5_001 },
    'There are 5,001 transactions, and a browser prints 5,000 at a time. Choose Save as PDF and print that file, or filter by dates for a shorter period.',
  ],
  [
    { status: 'printing', count: 26, document: printOf({ rows: bookedRows(26) }) },
    'Ready to print: 26 transactions on 2 pages. If no print window opens, choose Save as PDF and print that file.',
  ],
  [{ status: 'saved', fileName: 'a.pdf', count: 1, pageCount: 1 }, 'Saved a.pdf, 1 transaction on 1 page.'],
  [
    { status: 'saved', fileName: 'a.pdf', count: 20_000, pageCount: 690 },
    'Saved a.pdf, 20,000 transactions on 690 pages.',
  ],
])('describes state %#: %s', (state, words) => expect(printCopy(state)).toBe(words));

it.each([
  [1, 1, '1 of 1 page'],
  [3, 1_200, '3 of 1,200 pages'],
])('describes %i of %i pages drawn: %s', (pages, of, words) =>
  expect(drawnCopy({ status: 'drawing', pages, of })).toBe(words),
);

it.each([
  [1, '1 transaction could not be read, and a list without it is not printed.'],
  [1_000, '1,000 transactions could not be read, and a list without them is not printed.'],
])('describes %i unreadable transactions: %s', (count, words) => expect(damagedMessage(count)).toBe(words));
