import { drawLetterhead } from '#src/banking/print/pdf-letterhead.ts';
import { openPaper, type PrintFonts, paper } from '#src/banking/print/pdf-paper.ts';
import { drawArtifact, drawText } from '#src/banking/print/pdf-text.ts';
import { drawTablePart } from './pdf-table.ts';
import { printColumns } from './print-columns.ts';
import type { PrintDocument, PrintPage } from './print-document.ts';

type Pdf = PDFKit.PDFDocument;

const { margin } = paper;
const width = paper.width - 2 * margin;
const ink = '#18211d';

/** Where the table starts: below the account details on the first page, below the running header on later ones. */
const tableTop = { first: 176, later: 58 } as const;
const factsTop = 102;
const factHeight = 18;
const labelWidth = 92;
const footY = paper.height - margin - 6;

/** Draws the file, yielding the page count after each page. */
export function* drawPdf(document: PrintDocument, fonts: PrintFonts): Generator<number, Uint8Array<ArrayBuffer>> {
  const { pdf, close } = openPaper(document, fonts);
  const { pages } = document;
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  const table = pdf.struct('Table');
  const columns = printColumns(document.hasBalance);
  for (const [place, page] of pages.entries()) {
    const isFirst = place === 0;
    pdf.addPage().fillColor(ink);
    if (isFirst) {
      drawHead(pdf, whole, document);
      whole.add(table);
    } else drawArtifact(pdf, 'Pagination', () => drawRunningHead(pdf, document));
    const top = isFirst ? tableTop.first : tableTop.later;
    drawTablePart(pdf, table, { page, columns, top, isFirst, isLast: place === pages.length - 1 });
    drawArtifact(pdf, 'Pagination', () => drawFoot(pdf, document, page));
    yield place + 1;
  }
  whole.end();
  return close();
}

/** The account and period, at the top of the first page. */
function drawHead(pdf: Pdf, whole: PDFKit.PDFStructureElement, document: PrintDocument): void {
  const { bankName, accountTitle, facts, note } = document;
  const add = (tag: string, draw: () => void) => whole.add(pdf.struct(tag, {}, draw));
  drawLetterhead(pdf, whole, bankName);
  add('H1', () => drawText(pdf, accountTitle, { x: margin, y: 74, width, size: 18, lines: 2, weight: 'display' }));
  facts.forEach(({ label, value }, place) => {
    const x = margin + (place % 2) * (width / 2);
    const y = factsTop + Math.floor(place / 2) * factHeight;
    add('P', () => {
      drawText(pdf, `${label}: `, { x, y, width: labelWidth, weight: 'semiBold' });
      drawText(pdf, value, { x: x + labelWidth, y, width: width / 2 - labelWidth - 8, lines: 2 });
    });
  });
  if (note !== '') add('P', () => drawText(pdf, note, { x: margin, y: factsTop + 3 * factHeight, width }));
}

function drawRunningHead(pdf: Pdf, { accountTitle, facts }: PrintDocument): void {
  const number = facts.find(({ label }) => label === 'Account number')?.value ?? '';
  drawText(pdf, accountTitle, { x: margin, y: 42, width: width - 120, weight: 'semiBold' });
  drawText(pdf, number, { x: paper.width - margin - 110, y: 42, width: 110, align: 'end' });
}

function drawFoot(pdf: Pdf, { made }: PrintDocument, { number }: PrintPage): void {
  drawText(pdf, made, { x: margin, y: footY, width: width / 2 });
  drawText(pdf, number, { x: paper.width / 2, y: footY, width: width / 2, align: 'end' });
}
