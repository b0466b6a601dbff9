import { fonts, type OpenPdf } from './open-pdf.ts';
import { winAnsiText } from './pdf-text.ts';

/** Position from the top left and greatest width, in points. */
export interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In points. Text too long for its box is drawn smaller, so that nothing is lost or overlaps. */
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
}

export function drawLine({ doc }: OpenPdf, text: string, { x, y, width, size, bold, align }: LineBox): void {
  const words = winAnsiText(text);
  doc.font(bold === true ? fonts.bold : fonts.plain, size);
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
