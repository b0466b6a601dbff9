import { plainAmount } from './amount-text.ts';
import { slashedDay } from './day-text.ts';
import type { Extract, ExtractLine } from './extract.ts';

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'day'; readonly day: ExtractLine['day'] };

const none: Cell = { kind: 'text', text: '' };

export function columnsOf({ hasBalance }: Extract): readonly string[] {
  return ['Date', 'Reference', 'Debit', 'Credit', ...(hasBalance ? ['Balance'] : [])];
}

export function cellsOf({ hasBalance, currency }: Extract, line: ExtractLine): readonly Cell[] {
  const size: Cell = { kind: 'amount', text: plainAmount(Math.abs(line.minor), currency) };
  return [
    { kind: 'day', day: line.day },
    { kind: 'text', text: referenceOf(line) },
    line.minor < 0 ? size : none,
    line.minor < 0 ? none : size,
    ...(hasBalance ? [{ kind: 'amount', text: plainAmount(line.balanceMinor, currency) } satisfies Cell] : []),
  ];
}

/** The reference, or the title when there is none. */
export function referenceOf({ reference, title }: ExtractLine): string {
  return reference.trim() === '' ? title : reference;
}

export function cellText(cell: Cell): string {
  return cell.kind === 'day' ? slashedDay(cell.day) : cell.text;
}
