import { fonts, type OpenPdf } from './open-pdf.ts';
import { writable } from './pdf-words.ts';

/** A line of words in a box: where it stands, in points from the top left, and how wide it may get. */
export interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Points. A line too long for its box is drawn smaller, so that nothing that was kept is lost or runs over. */
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
}

/** Draws one line, as part of whatever is being marked. */
export function drawLine({ doc }: OpenPdf, text: string, { x, y, width, size, bold, align }: LineBox): void {
  const words = writable(text);
  doc.font(bold === true ? fonts.bold : fonts.plain, size);
  const wide = doc.widthOfString(words);
  const fitting = Math.min(size, (size * width) / wide);
  doc.fontSize(fitting);
  const left = align === 'right' ? x + width - Math.min(wide, width) : x;
  doc.text(words, left, y + (size - fitting), { lineBreak: false });
}

/** A line of its own meaning: a heading, a paragraph. */
export function drawElement(pdf: OpenPdf, tag: 'H1' | 'H2' | 'P', text: string, box: LineBox): void {
  const element = pdf.doc.struct(tag, {}, () => drawLine(pdf, text, box));
  pdf.root.add(element);
  element.end();
}

/** What stands on every page and is no part of what is read: page numbers, headings that come again. */
export function drawArtifact(pdf: OpenPdf, draw: () => void): void {
  pdf.doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  pdf.doc.endMarkedContent();
}
