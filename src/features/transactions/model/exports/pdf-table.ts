import { paper, type Weight } from '#src/banking/print/pdf-paper.ts';
import { drawArtifact, drawText } from '#src/banking/print/pdf-text.ts';
import { forwardCopy, forwardRow, type PrintColumn } from './print-columns.ts';
import type { PrintPage, PrintRow } from './print-document.ts';

type Pdf = PDFKit.PDFDocument;

const headingHeight = 18;
const forwardHeight = 17;
const rowHeight = 22;
/** Points between a text and the next column. */
const gap = 7;
const hairline = '#c9c3b4';

interface Cell extends PrintColumn {
  readonly x: number;
  readonly width: number;
}

function cellsOf(columns: readonly PrintColumn[]): readonly Cell[] {
  const whole = paper.width - 2 * paper.margin;
  let x: number = paper.margin;
  return columns.map((column, place) => {
    const width = (whole * column.share) / 100;
    const cell = { ...column, x, width: place === columns.length - 1 ? width : width - gap };
    x += width;
    return cell;
  });
}

interface TablePart {
  readonly page: PrintPage;
  readonly columns: readonly PrintColumn[];
  readonly top: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Draws one page of the table. All pages are one table in the PDF's tags: the headings are tagged on the first page
 * only, and of the balances carried forward, only the first and the last.
 */
export function drawTablePart(pdf: Pdf, table: PDFKit.PDFStructureElement, part: TablePart): void {
  const { page, top, isFirst, isLast } = part;
  const cells = cellsOf(part.columns);
  const { broughtForward, carriedForward } = page;
  let y = top + headingHeight;

  drawHeadings();
  if (broughtForward !== undefined) {
    drawForward(forwardRow(forwardCopy.brought, broughtForward), isFirst);
    y += forwardHeight;
  }
  drawHairlines(pdf, y, page.rows.length);
  for (const row of page.rows) {
    table.add(taggedRow(row, y + rowHeight / 2));
    y += rowHeight;
  }
  if (carriedForward !== undefined) drawForward(forwardRow(forwardCopy.carried, carriedForward), isLast);

  function drawHeadings(): void {
    const draw = (cell: Cell) =>
      drawText(pdf, cell.heading, { ...cell, y: top + headingHeight / 2, weight: 'semiBold' });
    if (isFirst) table.add(pdf.struct('TR', {}, cells.map(tagged)));
    else drawArtifact(pdf, 'Pagination', () => cells.forEach(draw));

    function tagged(cell: Cell): PDFKit.PDFStructureElement {
      // The types lack `scope`, which links a heading to its column.
      const options = { title: cell.heading, scope: 'Column' };
      return pdf.struct('TH', options, () => draw(cell));
    }
  }

  function drawForward(row: PrintRow, isRead: boolean): void {
    const middle = y + forwardHeight / 2;
    if (isRead) table.add(taggedRow(row, middle, 'semiBold'));
    else {
      drawArtifact(pdf, 'Pagination', () => {
        for (const cell of cells) drawCell(cell, row, middle, 'semiBold');
      });
    }
  }

  function taggedRow(row: PrintRow, middle: number, weight?: Weight): PDFKit.PDFStructureElement {
    return pdf.struct(
      'TR',
      {},
      cells.map((cell) => pdf.struct('TD', {}, () => drawCell(cell, row, middle, weight))),
    );
  }

  function drawCell(cell: Cell, row: PrintRow, middle: number, weight: Weight = 'regular'): void {
    const text = row[cell.field];
    if (text === '') return;
    drawText(pdf, text, { ...cell, y: middle, weight, lines: cell.align === 'end' ? 1 : 2 });
  }
}

/** Above every row, and below the last. */
function drawHairlines(pdf: Pdf, top: number, rows: number): void {
  drawArtifact(pdf, 'Layout', () => {
    for (let line = 0; line <= rows; line += 1) {
      const y = top + line * rowHeight;
      pdf.moveTo(paper.margin, y).lineTo(paper.width - paper.margin, y);
    }
    pdf.lineWidth(0.4).stroke(hairline);
  });
}
