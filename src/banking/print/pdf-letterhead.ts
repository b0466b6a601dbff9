import { paper } from './pdf-paper.ts';
import { drawArtifact, drawText } from './pdf-text.ts';

const brass = '#76591c';
const y = 42;

/** The bank's mark, a ring around a disc, with its name beside it. */
export function drawLetterhead(pdf: PDFKit.PDFDocument, whole: PDFKit.PDFStructureElement, bankName: string): void {
  const [left, width] = [paper.margin, paper.width - 2 * paper.margin];
  drawArtifact(pdf, 'Layout', () => {
    pdf.save();
    pdf
      .lineWidth(1.3)
      .circle(left + 7.5, y, 6.6)
      .stroke(brass);
    pdf.circle(left + 7.5, y, 3.4).fill(brass);
    pdf.restore();
  });
  const name = () => drawText(pdf, bankName, { x: left + 22, y, width: width - 22, size: 13, weight: 'display' });
  whole.add(pdf.struct('P', {}, name));
}
