import type { LedgerColumn } from './ledger-columns.ts';
import type { OpenPdf } from './open-pdf.ts';
import { drawArtifact, drawLine } from './pdf-line.ts';

/** Left edge and width of the text area, in points. */
export const textLeft = 40;
export const textWidth = 515;

export const rowHeight = 20;

const gutter = 6;

export interface LedgerRow {
  readonly columns: readonly LedgerColumn[];
  /** One text for each column; trailing ones may be left out. */
  readonly texts: readonly string[];
  readonly y: number;
  readonly bold?: boolean;
}

/** Draws a row and tags every cell, because a table read aloud needs the same number of cells in each row. */
export function drawRow(pdf: OpenPdf, table: PDFKit.PDFStructureElement, tag: 'TH' | 'TD', row: LedgerRow): void {
  const { doc } = pdf;
  const element = doc.struct('TR');
  table.add(element);
  eachCell(row, (text, draw) => {
    // The library supports a heading's scope; its types do not.
    const options = tag === 'TH' ? ({ scope: 'Column' } as PDFKit.Mixins.StructureElementOptions) : {};
    const cell = doc.struct(tag, options);
    element.add(cell);
    if (text !== '') cell.add(() => draw(pdf));
    cell.end();
  });
  element.end();
  drawRule(pdf, row.y);
}

export function drawRepeatedRow(pdf: OpenPdf, row: LedgerRow): void {
  drawArtifact(pdf, () => eachCell(row, (_text, draw) => draw(pdf)));
  drawRule(pdf, row.y);
}

function eachCell({ columns, texts, y, bold }: LedgerRow, visit: (text: string, draw: (pdf: OpenPdf) => void) => void) {
  let x = textLeft;
  columns.forEach(({ width, align }, at) => {
    const text = texts[at] ?? '';
    const box = { x, y, width: width - gutter, size: 9, align, ...(bold === undefined ? {} : { bold }) };
    visit(text, (pdf) => drawLine(pdf, text, box));
    x += width;
  });
}

function drawRule(pdf: OpenPdf, y: number): void {
  drawArtifact(pdf, () => {
    const below = y + rowHeight - 6;
    pdf.doc.lineWidth(0.5).strokeColor('#c8c8c8');
    pdf.doc
      .moveTo(textLeft, below)
      .lineTo(textLeft + textWidth - gutter, below)
      .stroke();
  });
}
