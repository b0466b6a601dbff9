import type { PrintDocument } from './print-document.ts';

/** On paper, or as a file. */
export type PrintPurpose = 'print' | 'pdf';

/** What became of a print, or how far it is. */
export type PrintState =
  | { readonly is: 'choosing' }
  /** Which piece is on its way, counted from 1. */
  | { readonly is: 'fetching'; readonly part: number; readonly of: number }
  | { readonly is: 'drawing'; readonly pages: number; readonly of: number }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly message: string; readonly code?: string; readonly purpose: PrintPurpose }
  | { readonly is: 'empty'; readonly isFiltered: boolean }
  | { readonly is: 'too-many'; readonly count: number }
  | { readonly is: 'printing'; readonly count: number; readonly document: PrintDocument }
  | { readonly is: 'saved'; readonly fileName: string; readonly count: number; readonly pageCount: number };

/** As many rows as a browser lays out on paper without the customer wondering whether it still lives. */
export const mostRowsOnPaper = 5_000;

export const brokenMessage =
  'What you asked for could not be made on this device. Check your internet connection and try again, or filter by dates for a shorter period.';

const numbers = new Intl.NumberFormat('en-GB');

/** The state in words; empty where there is nothing to say. A failure has its own place. */
export function printCopy(state: PrintState): string {
  switch (state.is) {
    case 'choosing':
    case 'failed':
      return '';
    case 'fetching':
      return state.of === 1 ? 'Fetching the transactions...' : `Fetching ${state.part} of ${state.of}`;
    case 'drawing':
      return 'Making the PDF...';
    case 'stopped':
      return 'Stopped. Nothing was printed or saved.';
    case 'empty':
      return state.isFiltered
        ? 'No transactions found, so there is nothing to print. Change the filters for more results.'
        : 'There are no transactions on these days, so there is nothing to print.';
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

/** How far the file is, for who looks on: read out page by page it would never end. */
export function drawnCopy({ pages, of }: PrintState & { is: 'drawing' }): string {
  return `${numbers.format(pages)} of ${numbers.format(of)} ${of === 1 ? 'page' : 'pages'}`;
}

/** Of lines that came in a state in which nobody could read them: a list that lacks some is not printed. */
export function damagedMessage(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'transaction' : 'transactions'} could not be read, and a list without ${count === 1 ? 'it' : 'them'} is not printed.`;
}

function amountOf(rows: number, pages: number): string {
  const onPages = `on ${numbers.format(pages)} ${pages === 1 ? 'page' : 'pages'}`;
  return `${numbers.format(rows)} ${rows === 1 ? 'transaction' : 'transactions'} ${onPages}`;
}
