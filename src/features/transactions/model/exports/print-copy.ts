import type { PrintDocument } from './print-document.ts';

export type PrintPurpose = 'print' | 'pdf';

export type PrintState =
  | { readonly status: 'choosing' }
  /** The piece being fetched, counted from 1. */
  | { readonly status: 'fetching'; readonly part: number; readonly of: number }
  | { readonly status: 'drawing'; readonly pages: number; readonly of: number }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly message: string; readonly code?: string; readonly purpose: PrintPurpose }
  | { readonly status: 'empty'; readonly isFiltered: boolean }
  | { readonly status: 'too-many'; readonly count: number }
  | { readonly status: 'printing'; readonly count: number; readonly document: PrintDocument }
  | { readonly status: 'saved'; readonly fileName: string; readonly count: number; readonly pageCount: number };

/** More rows than this keep the browser laying out for so long that it looks frozen. */
export const mostRowsOnPaper = 5_000;

export const brokenMessage =
  'The document could not be created on this device. Check your internet connection and try again, or filter by dates for a shorter period.';

const numbers = new Intl.NumberFormat('en-GB');

/** The progress text; empty if there is nothing to say. Failures are shown elsewhere. */
export function printCopy(state: PrintState): string {
  switch (state.status) {
    case 'choosing':
    case 'failed':
      return '';
    case 'fetching':
      return state.of === 1 ? 'Fetching the transactions…' : `Fetching ${state.part} of ${state.of}`;
    case 'drawing':
      return 'Making the PDF…';
    case 'stopped':
      return 'Stopped. Nothing was printed or saved.';
    case 'empty':
      return state.isFiltered
        ? 'No transactions found, so there is nothing to print. Change the filters for more results.'
        : 'There are no transactions on these dates, so there is nothing to print.';
    case 'too-many':
      return `There are ${numbers.format(state.count)} transactions, and a browser prints ${numbers.format(mostRowsOnPaper)} at a time. Choose Save as PDF and print that file, or filter by dates for a shorter period.`;
    case 'printing':
      return `Ready to print: ${amountOf(state.count, state.document.pages.length)}. If no print window opens, choose Save as PDF and print that file.`;
    case 'saved':
      return `Saved ${state.fileName}, ${amountOf(state.count, state.pageCount)}.`;
    default:
      return state satisfies never;
  }
}

/** What Save as PDF gives for a period longer than the bank puts into one file. */
export function filesCopy(count: number): string {
  return `Save as PDF gives ${count} PDF files in one .zip file, each of six months or less.`;
}

/** Drawing progress, shown but not announced: one announcement per page would never end. */
export function drawnCopy({ pages, of }: PrintState & { status: 'drawing' }): string {
  return `${numbers.format(pages)} of ${numbers.format(of)} ${of === 1 ? 'page' : 'pages'}`;
}

/** For unreadable transactions: an incomplete list is not printed. */
export function damagedMessage(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'transaction' : 'transactions'} could not be read, and a list without ${count === 1 ? 'it' : 'them'} is not printed.`;
}

function amountOf(rows: number, pages: number): string {
  const onPages = `on ${numbers.format(pages)} ${pages === 1 ? 'page' : 'pages'}`;
  return `${numbers.format(rows)} ${rows === 1 ? 'transaction' : 'transactions'} ${onPages}`;
}
