import { sortCodeText } from './account-number-text.ts';
import { longDay, longMoment } from './day-text.ts';
import type { Extract } from './extract.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { ledgerPages } from './ledger-pages.ts';
import { drawLedger } from './ledger-table.ts';
import { openPdf } from './open-pdf.ts';
import { drawElement, drawFact, drawLetterhead, type Fact, sheet, textWidth } from './pdf-line.ts';
import { cutTo } from './pdf-text.ts';

/** Printed characters of an account's title, its holder and its type. */
const accountTitleLength = 75;

/** In points. */
const titleMiddle = 74;
const factsMiddle = 102;
const factHeight = 18;
const labelWidth = 92;
const tableTop = 176;
const rowHeight = 22;

/** A tagged PDF with 25 lines on the first page and 29 on each later one. */
export function transactionsPdf(extract: Extract): Uint8Array {
  const { bankName, currency, hasBalance, isFiltered, lines, openingMinor, madeAt } = extract;
  const accountTitle = cutTo(accountTitleLength, extract.accountTitle);
  const period = `${longDay(extract.from)} to ${longDay(extract.to)}`;
  const pdf = openPdf({ title: `Transactions of ${accountTitle}, ${period}`, bankName, madeAt });
  drawLedger(pdf, {
    pages: ledgerPages(lines, hasBalance && !isFiltered ? openingMinor : undefined),
    columns: ledgerColumns(extract),
    currency,
    firstTableTop: tableTop,
    rowHeight,
    runningHead: [accountTitle, extract.accountNumber],
    foot: `Created ${longMoment(madeAt)}`,
    drawHeading() {
      const line = { x: sheet.margin, width: textWidth };
      drawLetterhead(pdf, bankName);
      drawElement(pdf, 'H1', accountTitle, { ...line, y: titleMiddle, size: 18, font: 'display', lines: 2 });
      factsOf(extract, period).forEach((fact, at) => {
        const x = sheet.margin + (at % 2) * (textWidth / 2);
        const y = factsMiddle + Math.floor(at / 2) * factHeight;
        drawFact(pdf, fact, { x, y, width: textWidth / 2 - 8, labelWidth });
      });
      if (isFiltered) {
        const note = 'Filters are applied. Other transactions on these dates may not be listed.';
        drawElement(pdf, 'P', note, { ...line, y: factsMiddle + 3 * factHeight });
      }
    },
  });
  return pdf.close();
}

function factsOf(extract: Extract, period: string): readonly Fact[] {
  return [
    { label: 'Account holder', value: cutTo(accountTitleLength, extract.holder) },
    { label: 'Account type', value: cutTo(accountTitleLength, extract.typeTitle) },
    { label: 'Sort code', value: sortCodeText(extract.sortCode) },
    { label: 'Account number', value: extract.accountNumber },
    { label: 'Period', value: period },
    { label: 'Transactions', value: extract.lines.length.toLocaleString('en-GB') },
  ].filter(({ value }) => value !== '');
}
