import { drawLetterhead } from '#src/banking/print/pdf-letterhead.ts';
import { openPaper, type PrintFonts, paper } from '#src/banking/print/pdf-paper.ts';
import { drawArtifact, drawText } from '#src/banking/print/pdf-text.ts';
import type { ReceiptDocument, ReceiptRow } from './receipt.ts';

type Pdf = PDFKit.PDFDocument;

const { margin } = paper;
const width = paper.width - 2 * margin;
const [ink, quietInk, hairline] = ['#18211d', '#4a554f', '#c9c3b4'];

const rowsTop = 118;
const rowHeight = { plain: 30, detailed: 45 } as const;
const labelWidth = 130;
const textSize = 10;
const footY = paper.height - margin - 6;

/** Draws the receipt on one page, yielding once. */
export function* drawReceipt(document: ReceiptDocument, fonts: PrintFonts): Generator<number, Uint8Array<ArrayBuffer>> {
  const { bankName, title, rows, made } = document;
  const { pdf, close } = openPaper(document, fonts);
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  pdf.addPage().fillColor(ink);
  const add = (tag: string, draw: () => void) => whole.add(pdf.struct(tag, {}, draw));
  drawLetterhead(pdf, whole, bankName);
  add('H1', () => drawText(pdf, title, { x: margin, y: 80, width, size: 20, lines: 2, weight: 'display' }));
  const table = pdf.struct('Table');
  whole.add(table);
  drawRows(pdf, table, rows);
  add('P', () => drawText(pdf, made, { x: margin, y: footY, width }));
  yield 1;
  whole.end();
  return close();
}

function drawRows(pdf: Pdf, table: PDFKit.PDFStructureElement, rows: readonly ReceiptRow[]): void {
  let top = rowsTop;
  const lines = [top];
  for (const row of rows) {
    const height = row.detail === undefined ? rowHeight.plain : rowHeight.detailed;
    table.add(drawnRow(pdf, row, top + rowHeight.plain / 2));
    top += height;
    lines.push(top);
  }
  drawArtifact(pdf, 'Layout', () => {
    for (const y of lines) pdf.moveTo(margin, y).lineTo(paper.width - margin, y);
    pdf.lineWidth(0.4).stroke(hairline);
  });
}

function drawnRow(pdf: Pdf, { label, value, detail }: ReceiptRow, y: number): PDFKit.PDFStructureElement {
  const x = margin + labelWidth;
  const room = { x, width: width - labelWidth };
  // The types lack `scope`, which links a heading to its row.
  const headingOptions = { title: label, scope: 'Row' };
  return pdf.struct('TR', {}, [
    pdf.struct('TH', headingOptions, () => {
      drawText(pdf, label, { x: margin, y, width: labelWidth - 8, size: textSize, weight: 'semiBold' });
    }),
    pdf.struct('TD', {}, () => {
      drawText(pdf, value, { ...room, y, size: textSize, lines: 2 });
      if (detail === undefined) return;
      pdf.fillColor(quietInk);
      drawText(pdf, detail, { ...room, y: y + 16, size: 9 });
      pdf.fillColor(ink);
    }),
  ]);
}
