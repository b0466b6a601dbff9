import { amountText, balanceText } from './amount-text.ts';
import { slashedDay } from './day-text.ts';
import type { Extract, ExtractLine } from './extract.ts';
import { textWidth } from './pdf-line.ts';
import { cutTo } from './pdf-text.ts';

/** Characters printed of a line's title and reference. */
const titleLength = 34;
const referenceLength = 40;

export interface LedgerColumn {
  readonly heading: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  of(line: ExtractLine): string;
}

/** Their widths, in per cent of the sheet's. */
const shares = {
  withBalance: [11, 29, 20, 12.5, 12.5, 15],
  withoutBalance: [12, 36, 24, 14, 14],
} as const;

export function ledgerColumns({
  currency,
  hasBalance,
}: Pick<Extract, 'currency' | 'hasBalance'>): readonly LedgerColumn[] {
  const size = ({ minor }: ExtractLine) => amountText(Math.abs(minor), currency);
  const columns: readonly Omit<LedgerColumn, 'width'>[] = [
    { heading: 'Date', align: 'left', of: ({ day }) => slashedDay(day) },
    { heading: 'Title', align: 'left', of: ({ title }) => cutTo(titleLength, title) },
    { heading: 'Reference', align: 'left', of: ({ reference }) => cutTo(referenceLength, reference) },
    { heading: 'Debit', align: 'right', of: (line) => (line.minor < 0 ? size(line) : '') },
    { heading: 'Credit', align: 'right', of: (line) => (line.minor < 0 ? '' : size(line)) },
    { heading: 'Balance', align: 'right', of: ({ balanceMinor }) => balanceText(balanceMinor, currency) },
  ];
  return shares[hasBalance ? 'withBalance' : 'withoutBalance'].flatMap((share, at) => {
    const column = columns[at];
    return column === undefined ? [] : [{ ...column, width: (textWidth * share) / 100 }];
  });
}
