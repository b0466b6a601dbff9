import { balanceText, groupedSize } from './amount-text.ts';
import { slashedDay } from './day-text.ts';
import type { Extract, ExtractLine } from './extract.ts';
import { cutTo } from './pdf-text.ts';

/** Characters printed of a line's title and reference. */
const titleLength = 34;
const referenceLength = 20;

export interface LedgerColumn {
  readonly heading: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  of(line: ExtractLine): string;
}

export function ledgerColumns({
  currency,
  hasBalance,
}: Pick<Extract, 'currency' | 'hasBalance'>): readonly LedgerColumn[] {
  const size = ({ minor }: ExtractLine) => groupedSize(minor, currency);
  const columns: readonly LedgerColumn[] = [
    { heading: 'Date', width: 55, align: 'left', of: ({ day }) => slashedDay(day) },
    {
      heading: 'Transaction',
      width: hasBalance ? 158 : 200,
      align: 'left',
      of: ({ title }) => cutTo(titleLength, title),
    },
    {
      heading: 'Reference',
      width: hasBalance ? 92 : 130,
      align: 'left',
      of: ({ reference }) => cutTo(referenceLength, reference),
    },
    { heading: 'Debit', width: 65, align: 'right', of: (line) => (line.minor < 0 ? size(line) : '') },
    { heading: 'Credit', width: 65, align: 'right', of: (line) => (line.minor < 0 ? '' : size(line)) },
  ];
  if (!hasBalance) return columns;
  const balance = ({ balanceMinor }: ExtractLine) => balanceText(balanceMinor, currency);
  return [...columns, { heading: 'Balance', width: 80, align: 'right', of: balance }];
}
