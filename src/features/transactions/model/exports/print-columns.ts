import type { PrintRow } from './print-document.ts';

export interface PrintColumn {
  readonly field: keyof PrintRow;
  readonly heading: string;
  /** Per cent of the page width. */
  readonly share: number;
  readonly align: 'start' | 'end';
}

const withBalance: readonly PrintColumn[] = [
  { field: 'date', heading: 'Date', share: 11, align: 'start' },
  { field: 'title', heading: 'Title', share: 29, align: 'start' },
  { field: 'reference', heading: 'Reference', share: 20, align: 'start' },
  { field: 'debit', heading: 'Debit', share: 12.5, align: 'end' },
  { field: 'credit', heading: 'Credit', share: 12.5, align: 'end' },
  { field: 'balance', heading: 'Balance', share: 15, align: 'end' },
];

const withoutBalance: readonly PrintColumn[] = [
  { field: 'date', heading: 'Date', share: 12, align: 'start' },
  { field: 'title', heading: 'Title', share: 36, align: 'start' },
  { field: 'reference', heading: 'Reference', share: 24, align: 'start' },
  { field: 'debit', heading: 'Debit', share: 14, align: 'end' },
  { field: 'credit', heading: 'Credit', share: 14, align: 'end' },
];

/** Loans have no running balance. */
export function printColumns(hasBalance: boolean): readonly PrintColumn[] {
  return hasBalance ? withBalance : withoutBalance;
}

/** A balance carried forward from page to page. */
export function forwardRow(words: string, balance: string): PrintRow {
  return { date: '', title: words, reference: '', debit: '', credit: '', balance };
}

export const forwardCopy = { brought: 'Balance brought forward', carried: 'Balance carried forward' } as const;
