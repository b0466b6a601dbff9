import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { balanceText } from './amount-text.ts';
import type { LedgerColumn } from './ledger-columns.ts';
import type { LedgerPage } from './ledger-pages.ts';
import { drawRepeatedRow, drawRow, rowHeight, textLeft, textWidth } from './ledger-row.ts';
import type { OpenPdf } from './open-pdf.ts';
import { drawArtifact, drawLine } from './pdf-line.ts';

/** In points from the top of the page. */
const runningHeadTop = 40;
const firstTableTop = 215;
const laterTableTop = 64;
const footerTop = 796;

export interface Ledger {
  readonly pages: readonly LedgerPage[];
  readonly columns: readonly LedgerColumn[];
  readonly currency: CurrencyCode;
  readonly runningHead: string;
  /** Draws the heading of the first page, once that page exists. */
  drawHeading(): void;
}

/** Draws an account as one tagged table, however many pages it takes. */
export function drawLedger(pdf: OpenPdf, ledger: Ledger): void {
  const table = pdf.doc.struct('Table');
  ledger.pages.forEach((page, index) => {
    pdf.doc.addPage();
    if (index === 0) {
      ledger.drawHeading();
      pdf.root.add(table);
    } else {
      drawArtifact(pdf, () => drawLine(pdf, ledger.runningHead, { ...marginLine, y: runningHeadTop }));
    }
    drawPage(pdf, table, ledger, page, index === 0 ? 'first' : 'later');
    const number = `Page ${index + 1} of ${ledger.pages.length}`;
    drawArtifact(pdf, () => drawLine(pdf, number, { ...marginLine, y: footerTop, align: 'right' }));
  });
  table.end();
}

const marginLine = { x: textLeft, width: textWidth, size: 8 } as const;

function drawPage(
  pdf: OpenPdf,
  table: PDFKit.PDFStructureElement,
  { columns, currency }: Ledger,
  { lines, forward }: LedgerPage,
  place: 'first' | 'later',
): void {
  const isFirst = place === 'first';
  let y = isFirst ? firstTableTop : laterTableTop;
  const addRow = (texts: readonly string[], { bold } = { bold: false }) => {
    drawRow(pdf, table, 'TD', { columns, texts, y, bold });
    y += rowHeight;
  };
  const addForward = (title: string, minor: number) =>
    addRow(['', title, '', '', '', balanceText(minor, currency)], { bold: true });

  const headings = { columns, texts: columns.map(({ heading }) => heading), y, bold: true };
  if (isFirst) drawRow(pdf, table, 'TH', headings);
  else drawRepeatedRow(pdf, headings);
  y += rowHeight;
  if (forward !== undefined) addForward('Balance brought forward', forward.broughtMinor);
  for (const line of lines) addRow(columns.map((column) => column.of(line)));
  if (lines.length === 0) addRow(['', 'No transactions in this period.']);
  if (forward !== undefined) addForward('Balance carried forward', forward.carriedMinor);
}
