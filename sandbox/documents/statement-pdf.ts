import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { sortCodeText } from './account-number-text.ts';
import { balanceText, groupedSize } from './amount-text.ts';
import { longDay } from './day-text.ts';
import type { ExtractLine } from './extract.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { ledgerPages } from './ledger-pages.ts';
import { textLeft, textWidth } from './ledger-row.ts';
import { drawLedger } from './ledger-table.ts';
import { openPdf } from './open-pdf.ts';
import { drawElement, drawLetterhead } from './pdf-line.ts';
import { cutTo } from './pdf-text.ts';

export interface Statement {
  readonly bankName: string;
  readonly holder: string;
  readonly addressLines: readonly string[];
  readonly accountTitle: string;
  readonly typeTitle: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly iban?: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly currency: CurrencyCode;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly lines: readonly ExtractLine[];
}

/** Printed address lines; further lines share the last. */
const addressPlaces = 6;

/** Printed characters of an account's title. */
const accountTitleLength = 75;

/** A tagged PDF; the same statement always gives the same bytes. */
export function statementPdf(statement: Statement): Uint8Array {
  const { bankName, currency } = statement;
  const accountTitle = cutTo(accountTitleLength, statement.accountTitle);
  const period = `${longDay(statement.from)} to ${longDay(statement.to)}`;
  const title = `Statement, ${accountTitle}, ${period}`;
  const pdf = openPdf(title, instantInLondon(statement.to, '12:00'));
  drawLedger(pdf, {
    pages: ledgerPages(statement.lines, statement.openingMinor),
    columns: ledgerColumns({ currency, hasBalance: true }),
    currency,
    runningHead: `${bankName}. ${title}`,
    drawHeading() {
      const line = { x: textLeft, width: textWidth };
      drawLetterhead(pdf, bankName, { ...line, y: 36, size: 14 });
      drawElement(pdf, 'H1', `Statement ${period}`, { ...line, y: 60, size: 18, serif: true });
      const half = { width: textWidth / 2 - 10, size: 10 };
      addressed(statement).forEach((text, at) => {
        drawElement(pdf, 'P', text, { ...half, x: textLeft, y: 92 + 14 * at });
      });
      factsOf(statement, accountTitle).forEach((text, at) => {
        drawElement(pdf, 'P', text, { ...half, x: textLeft + textWidth / 2, y: 92 + 14 * at });
      });
    },
  });
  return pdf.close();
}

function addressed({ holder, addressLines }: Statement): readonly string[] {
  if (addressLines.length <= addressPlaces) return [holder, ...addressLines];
  return [holder, ...addressLines.slice(0, addressPlaces - 1), addressLines.slice(addressPlaces - 1).join(', ')];
}

function factsOf(statement: Statement, accountTitle: string): readonly string[] {
  const { currency, iban, lines } = statement;
  const sumOf = (some: readonly ExtractLine[]) => some.reduce((sum, { minor }) => sum + minor, 0);
  const moneyIn = sumOf(lines.filter(({ minor }) => minor > 0));
  const moneyOut = sumOf(lines.filter(({ minor }) => minor < 0));
  return [
    `${accountTitle} (${statement.typeTitle})`,
    `Sort code: ${sortCodeText(statement.sortCode)}`,
    `Account number: ${statement.accountNumber}`,
    ...(iban === undefined ? [] : [`IBAN: ${iban}`]),
    `Opening balance: ${currency} ${balanceText(statement.openingMinor, currency)}`,
    `Money in: ${currency} ${groupedSize(moneyIn, currency)}`,
    `Money out: ${currency} ${groupedSize(moneyOut, currency)}`,
    `Closing balance: ${currency} ${balanceText(statement.closingMinor, currency)}`,
  ];
}
