import { fonts, type OpenPdf } from './open-pdf.ts';
import { winAnsiText } from './pdf-text.ts';

/** Brass, dark enough for a black-and-white printer. */
const markColour = '#76591c';

/** Position from the top left and greatest width, in points. */
export interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In points. Text too long for its box is drawn smaller, so that nothing is lost or overlaps. */
  readonly size: number;
  readonly bold?: boolean;
  /** For the bank's name and the document's title. */
  readonly serif?: boolean;
  readonly align?: 'left' | 'right';
}

export function drawLine({ doc }: OpenPdf, text: string, { x, y, width, size, bold, serif, align }: LineBox): void {
  const words = winAnsiText(text);
  const plain = serif === true ? fonts.serif : fonts.plain;
  doc.font(bold === true ? fonts.bold : plain, size);
  const wide = doc.widthOfString(words);
  const fitting = Math.min(size, (size * width) / wide);
  doc.fontSize(fitting);
  const left = align === 'right' ? x + width - Math.min(wide, width) : x;
  doc.text(words, left, y + (size - fitting), { lineBreak: false });
}

export function drawElement(pdf: OpenPdf, tag: 'H1' | 'H2' | 'P', text: string, box: LineBox): void {
  const element = pdf.doc.struct(tag, {}, () => drawLine(pdf, text, box));
  pdf.root.add(element);
  element.end();
}

/** Draws content that screen readers skip: page numbers and repeated headings. */
export function drawArtifact(pdf: OpenPdf, draw: () => void): void {
  pdf.doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  pdf.doc.endMarkedContent();
}

/** The bank's mark, a ring around a disc, with its name beside it. `y` is the name's top; the mark is 14 points high. */
export function drawLetterhead(pdf: OpenPdf, bankName: string, { x, y, width, size }: LineBox): void {
  const centre = { x: x + 7, y: y + size / 2 };
  pdf.doc.markContent('Artifact', { type: 'Layout' });
  pdf.doc.lineWidth(1.2).circle(centre.x, centre.y, 6.2).stroke(markColour);
  pdf.doc.circle(centre.x, centre.y, 3.2).fill(markColour);
  pdf.doc.fillColor('black').strokeColor('black').lineWidth(1);
  pdf.doc.endMarkedContent();
  drawElement(pdf, 'P', bankName, { x: x + 20, y, width: width - 20, size, serif: true });
}
