import { plainAmount } from './amount-text.ts';
import { csvBytes, inertText } from './csv-rows.ts';
import { slashedDay } from './day-text.ts';
import type { Extract, ExtractLine } from './extract.ts';

interface Parts {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  readonly signed: string;
  /** Empty for money in; `moneyIn` is empty for money out. */
  readonly moneyOut: string;
  readonly moneyIn: string;
}

interface Layout {
  readonly columns: readonly string[];
  cells(parts: Parts): readonly string[];
}

/**
 * QuickBooks Online imports four columns. Xero's bank statement template has six, those with an asterisk required.
 * Sage Accounting lets its users map columns.
 */
const layouts = {
  quickbooks: {
    columns: ['Date', 'Description', 'Credit', 'Debit'],
    cells: ({ date, title, moneyIn, moneyOut }) => [date, title, moneyIn, moneyOut],
  },
  xero: {
    columns: ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'],
    cells: ({ date, signed, title, reference }) => [date, signed, '', title, reference, ''],
  },
  sage: {
    columns: ['Date', 'Reference', 'Description', 'Money In', 'Money Out'],
    cells: ({ date, reference, title, moneyIn, moneyOut }) => [date, reference, title, moneyIn, moneyOut],
  },
} as const satisfies Record<string, Layout>;

export type BookkeepingProgram = keyof typeof layouts;

export function bookkeepingFile(program: BookkeepingProgram, extract: Extract): Uint8Array {
  const { columns, cells }: Layout = layouts[program];
  return csvBytes([columns, ...extract.lines.map((line) => cells(partsOf(extract, line)))]);
}

function partsOf({ currency }: Extract, { day, title, reference, minor }: ExtractLine): Parts {
  const size = plainAmount(Math.abs(minor), currency);
  return {
    date: slashedDay(day),
    title: inertText(title),
    reference: inertText(reference),
    signed: plainAmount(minor, currency),
    moneyOut: minor < 0 ? size : '',
    moneyIn: minor < 0 ? '' : size,
  };
}
