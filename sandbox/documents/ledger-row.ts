import type { LedgerColumn } from './ledger-columns.ts';
import type { FontName, OpenPdf } from './open-pdf.ts';
import { drawArtifact, drawLine, sheet } from './pdf-line.ts';

/** Points between a text and the next column. */
const gutter = 7;

export interface LedgerRow {
  readonly columns: readonly LedgerColumn[];
  /** One text for each column; trailing ones may be left out. */
  readonly texts: readonly string[];
  /** The middle of the row. */
  readonly y: number;
  readonly font?: FontName;
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
}

export function drawRepeatedRow(pdf: OpenPdf, row: LedgerRow): void {
  drawArtifact(pdf, 'Pagination', () =>
    eachCell(row, (text, draw) => {
      if (text !== '') draw(pdf);
    }),
  );
}

function eachCell({ columns, texts, y, font }: LedgerRow, visit: (text: string, draw: (pdf: OpenPdf) => void) => void) {
  let x: number = sheet.margin;
  columns.forEach(({ width, align }, at) => {
    const text = texts[at] ?? '';
    const box = { x, y, align, width: at === columns.length - 1 ? width : width - gutter };
    const lines = align === 'left' ? 2 : 1;
    visit(text, (pdf) => drawLine(pdf, text, { ...box, lines, ...(font === undefined ? {} : { font }) }));
    x += width;
  });
}
