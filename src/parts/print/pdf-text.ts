import { fitText } from './fit-text.ts';
import type { Weight } from './pdf-paper.ts';
import { printableText } from './printable-text.ts';

/** Where a text goes, and how much room it has. */
export interface TextPlace {
  readonly x: number;
  /** Of the middle of its lines. */
  readonly y: number;
  readonly width: number;
  readonly lines?: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'start' | 'end';
}

const leading = 1.2;
const textSize = 8;

/** Writes the text there, smaller or on more lines where it would not fit. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, place: TextPlace): void {
  const { x, y, width, lines: most = 1, size: wanted = textSize, weight = 'regular', align = 'start' } = place;
  pdf.font(weight);
  const widthAt = (part: string, size: number) => pdf.fontSize(size).widthOfString(part);
  const { size, lines } = fitText(printableText(text), { width, lines: most, size: wanted }, widthAt);
  const lineHeight = size * leading;
  lines.forEach((line, index) => {
    const start = align === 'end' ? x + width - widthAt(line, size) : x;
    const top = y + (index - lines.length / 2) * lineHeight;
    pdf.fontSize(size).text(line, start, top, { lineBreak: false });
  });
}

/** What is drawn in there belongs to the paper, not to what is read: a reader passes over it. */
export function drawArtifact(pdf: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
