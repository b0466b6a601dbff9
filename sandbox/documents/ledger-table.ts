import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { balanceText } from './amount-text.ts';
import type { LedgerColumn } from './ledger-columns.ts';
import type { LedgerPage } from './ledger-pages.ts';
import { drawRepeatedRow, drawRow } from './ledger-row.ts';
import type { OpenPdf } from './open-pdf.ts';
import { drawArtifact, drawLine, sheet, textWidth } from './pdf-line.ts';

export const inkColour = '#18211d';
const ruleColour = '#c9c3b4';

/** In points from the top of the sheet. */
const runningHeadMiddle = 42;
const laterTableTop = 58;
const footMiddle = sheet.height - sheet.margin - 6;

/** In points. */
const headingHeight = 18;
const forwardHeight = 17;

export interface Ledger {
  readonly pages: readonly LedgerPage[];
  readonly columns: readonly LedgerColumn[];
  readonly currency: CurrencyCode;
  /** Where the first page's table begins, below the heading, and how high its rows are. */
  readonly firstTableTop: number;
  readonly rowHeight: number;
  /** At the left and right of each later page. */
  readonly runningHead: readonly [string, string];
  /** At the left of each page's foot. */
  readonly foot: string;
  /** Draws the heading of the first page, once that page exists. */
  drawHeading(): void;
}

/** Draws an account as one tagged table, however many pages it takes. */
export function drawLedger(pdf: OpenPdf, ledger: Ledger): void {
  const { pages, runningHead, foot } = ledger;
  const table = pdf.doc.struct('Table');
  pages.forEach((page, index) => {
    pdf.doc.addPage().fillColor(inkColour);
    if (index === 0) {
      ledger.drawHeading();
      pdf.root.add(table);
    } else drawEnds(pdf, runningHead, runningHeadMiddle, 'semiBold');
    drawPage(pdf, table, ledger, page, { isFirst: index === 0, isLast: index === pages.length - 1 });
    drawEnds(pdf, [foot, `Page ${index + 1} of ${pages.length}`], footMiddle, 'regular');
  });
  table.end();
}

function drawEnds(
  pdf: OpenPdf,
  [left, right]: readonly [string, string],
  y: number,
  font: 'semiBold' | 'regular',
): void {
  const rightWidth = 110;
  drawArtifact(pdf, 'Pagination', () => {
    drawLine(pdf, left, { x: sheet.margin, y, width: textWidth - rightWidth - 10, font });
    const end = { x: sheet.margin + textWidth - rightWidth, width: rightWidth };
    drawLine(pdf, right, { ...end, y, align: 'right' });
  });
}

/** Only the first and the last balance carried from page to page are read aloud. */
function drawPage(
  pdf: OpenPdf,
  table: PDFKit.PDFStructureElement,
  { columns, currency, firstTableTop, rowHeight }: Ledger,
  { lines, forward }: LedgerPage,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): void {
  let y = isFirst ? firstTableTop : laterTableTop;
  const headings = { columns, texts: columns.map(({ heading }) => heading), font: 'semiBold' } as const;
  const headingRow = { ...headings, y: y + headingHeight / 2 };
  if (isFirst) drawRow(pdf, table, 'TH', headingRow);
  else drawRepeatedRow(pdf, headingRow);
  y += headingHeight;
  if (forward !== undefined) drawForward('Balance brought forward', forward.broughtMinor, isFirst);
  drawRules(pdf, y, rowHeight, Math.max(1, lines.length));
  for (const line of lines) addRow(columns.map((column) => column.of(line)));
  if (lines.length === 0) addRow(['', 'No transactions in this period.']);
  if (forward !== undefined) drawForward('Balance carried forward', forward.carriedMinor, isLast);

  function addRow(texts: readonly string[]): void {
    drawRow(pdf, table, 'TD', { columns, texts, y: y + rowHeight / 2 });
    y += rowHeight;
  }

  function drawForward(title: string, minor: number, isRead: boolean): void {
    const texts = ['', title, '', '', '', balanceText(minor, currency)];
    const row = { columns, texts, y: y + forwardHeight / 2, font: 'semiBold' } as const;
    if (isRead) drawRow(pdf, table, 'TD', row);
    else drawRepeatedRow(pdf, row);
    y += forwardHeight;
  }
}

/** Above every row, and below the last. */
function drawRules(pdf: OpenPdf, top: number, rowHeight: number, rows: number): void {
  drawArtifact(pdf, 'Layout', () => {
    for (let line = 0; line <= rows; line += 1) {
      const y = top + line * rowHeight;
      pdf.doc.moveTo(sheet.margin, y).lineTo(sheet.width - sheet.margin, y);
    }
    pdf.doc.lineWidth(0.4).stroke(ruleColour);
  });
}
