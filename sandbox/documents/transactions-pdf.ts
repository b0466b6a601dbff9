import { londonDayOf } from '#src/kernel/calendar.ts';
import { sortCodeText } from './account-number-text.ts';
import { longDay } from './day-text.ts';
import type { Extract } from './extract.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { ledgerPages } from './ledger-pages.ts';
import { textLeft, textWidth } from './ledger-row.ts';
import { drawLedger } from './ledger-table.ts';
import { openPdf } from './open-pdf.ts';
import { drawElement } from './pdf-line.ts';
import { cutTo } from './pdf-text.ts';

/** Printed characters of an account's title. */
const accountTitleLength = 75;

/** A tagged PDF with 25 lines on the first page and 29 on each later one. */
export function transactionsPdf(extract: Extract): Uint8Array {
  const { currency, hasBalance, isFiltered, lines, openingMinor } = extract;
  const accountTitle = cutTo(accountTitleLength, extract.accountTitle);
  const period = `${longDay(extract.from)} to ${longDay(extract.to)}`;
  const pdf = openPdf(`Transactions, ${accountTitle}, ${period}`, extract.madeAt);
  const facts = [
    `Account holder: ${extract.holder}`,
    `Sort code: ${sortCodeText(extract.sortCode)}`,
    `Account number: ${extract.accountNumber}`,
    `Period: ${period}`,
    `All amounts are in ${currency}.${isFiltered ? ' Filters are applied.' : ''}`,
    `Made on ${longDay(londonDayOf(extract.madeAt))}`,
  ];
  drawLedger(pdf, {
    pages: ledgerPages(lines, hasBalance && !isFiltered ? openingMinor : undefined),
    columns: ledgerColumns(extract),
    currency,
    runningHead: `${accountTitle}, ${period}`,
    drawHeading() {
      const line = { x: textLeft, width: textWidth };
      drawElement(pdf, 'H1', 'Transactions', { ...line, y: 40, size: 18, bold: true });
      drawElement(pdf, 'P', accountTitle, { ...line, y: 70, size: 12, bold: true });
      facts.forEach((fact, at) => {
        drawElement(pdf, 'P', fact, { ...line, y: 98 + 16 * at, size: 10 });
      });
    },
  });
  return pdf.close();
}
