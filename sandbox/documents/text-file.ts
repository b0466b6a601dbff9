import { sortCodeText } from './account-number-text.ts';
import { groupedSize } from './amount-text.ts';
import { longDay, slashedDay } from './day-text.ts';
import type { Extract, ExtractLine } from './extract.ts';
import { referenceOf } from './extract-columns.ts';

interface Row {
  readonly amounts: readonly string[];
  readonly date: string;
  readonly words: string;
}

/** Aligned columns in UTF-8. Text comes last, because only text can be of any length. */
export function textFile(extract: Extract): Uint8Array {
  const { accountTitle, sortCode, accountNumber, holder, from, to, isFiltered, hasBalance, lines } = extract;
  const columns = ['Debit', 'Credit', ...(hasBalance ? ['Balance'] : [])];
  const rows: Row[] = [
    { date: 'Date', amounts: columns, words: 'Reference' },
    ...lines.map((line) => rowOf(extract, line)),
  ];
  const widths = columns.map((_, column) =>
    rows.reduce((widest, { amounts }) => Math.max(widest, amounts[column]?.length ?? 0), 0),
  );
  const text = [
    oneLine(accountTitle),
    oneLine(holder),
    `Sort code ${sortCodeText(sortCode)}  Account number ${accountNumber}`,
    `${longDay(from)} to ${longDay(to)}`,
    ...(isFiltered ? ['Filters are applied.'] : []),
    '',
    ...rows.map(({ date, amounts, words }) =>
      [date.padEnd(10), ...amounts.map((amount, column) => amount.padStart(widths[column] ?? 0)), words].join('  '),
    ),
    ...(lines.length === 0 ? ['No transactions in this period.'] : []),
  ];
  return new TextEncoder().encode(text.map((line) => `${line.trimEnd()}\r\n`).join(''));
}

function rowOf({ currency, hasBalance }: Extract, line: ExtractLine): Row {
  const size = groupedSize(line.minor, currency);
  return {
    date: slashedDay(line.day),
    amounts: [
      line.minor < 0 ? size : '',
      line.minor < 0 ? '' : size,
      ...(hasBalance ? [balanceText(line.balanceMinor, currency)] : []),
    ],
    words: oneLine(referenceOf(line)),
  };
}

/** `1,234.56`, and `1,234.56 DR` for money owed. */
function balanceText(minor: number, currency: Extract['currency']): string {
  return `${groupedSize(minor, currency)}${minor < 0 ? ' DR' : ''}`;
}

/** Line breaks and control characters become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
