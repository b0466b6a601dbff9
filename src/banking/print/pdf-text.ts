import { fitText } from './fit-text.ts';
import type { Weight } from './pdf-paper.ts';
import { isInDisplayFont, printableText } from './printable-text.ts';

export interface TextPlace {
  readonly x: number;
  /** The vertical centre of its lines. */
  readonly y: number;
  readonly width: number;
  readonly lines?: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'start' | 'end';
}

const leading = 1.2;
const textSize = 8;

/** Draws the text, smaller or on more lines if it would not fit. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, place: TextPlace): void {
  const { x, y, width, lines: most = 1, size: wanted = textSize, weight = 'regular', align = 'start' } = place;
  const printed = printableText(text);
  pdf.font(weight === 'display' && !isInDisplayFont(printed) ? 'semiBold' : weight);
  const widthAt = (part: string, size: number) => pdf.fontSize(size).widthOfString(part);
  const { size, lines } = fitText(printed, { width, lines: most, size: wanted }, widthAt);
  const lineHeight = size * leading;
  lines.forEach((line, index) => {
    const start = align === 'end' ? x + width - widthAt(line, size) : x;
    const top = y + (index - lines.length / 2) * lineHeight;
    pdf.fontSize(size).text(line, start, top, { lineBreak: false });
  });
}

/** Draws decoration that screen readers skip. */
export function drawArtifact(pdf: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
