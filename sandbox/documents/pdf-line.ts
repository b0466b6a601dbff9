import type { FontName, OpenPdf } from './open-pdf.ts';
import { isInDisplay, printedText } from './pdf-text.ts';

/** A4 in points, and the space around what is printed. */
export const sheet = { width: 595.28, height: 841.89, margin: 36 } as const;

/** Within the margins. */
export const textWidth = sheet.width - 2 * sheet.margin;

/** Brass, dark enough for a black-and-white printer. */
const markColour = '#76591c';

const leading = 1.2;
const factSize = 8;

export interface LineBox {
  readonly x: number;
  /** The middle of its lines, in points from the top. */
  readonly y: number;
  readonly width: number;
  /** In points. Text too long for its lines is drawn smaller, so that nothing is lost or overlaps. */
  readonly size?: number;
  readonly font?: FontName;
  readonly align?: 'left' | 'right';
  readonly lines?: 1 | 2;
}

export function drawLine({ doc }: OpenPdf, text: string, box: LineBox): void {
  const { x, y, width, size = factSize, font = 'regular', align = 'left', lines = 1 } = box;
  const words = printedText(text);
  doc.font(font === 'display' && !isInDisplay(words) ? 'semiBold' : font).fontSize(size);
  const parts = lines === 2 ? halves(words, (part) => doc.widthOfString(part) <= width) : [words];
  const widest = Math.max(...parts.map((part) => doc.widthOfString(part)));
  const fitting = Math.min(size, (size * width) / widest);
  doc.fontSize(fitting);
  parts.forEach((part, at) => {
    const left = align === 'right' ? x + width - doc.widthOfString(part) : x;
    doc.text(part, left, y + (at - parts.length / 2) * fitting * leading, { lineBreak: false });
  });
}

/** One line if it fits, otherwise two: broken at the last space that the first has room for. */
function halves(text: string, fits: (part: string) => boolean): readonly string[] {
  if (fits(text)) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.findLast((space) => fits(text.slice(0, space)));
  return at === undefined || at === 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export function drawElement(pdf: OpenPdf, tag: 'H1' | 'P', text: string, box: LineBox): void {
  const element = pdf.doc.struct(tag, {}, () => drawLine(pdf, text, box));
  pdf.root.add(element);
  element.end();
}

/** Draws content that screen readers skip: page numbers and repeated headings, or rules and marks. */
export function drawArtifact({ doc }: OpenPdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** The bank's mark, a ring around a disc, with its name beside it. */
export function drawLetterhead(pdf: OpenPdf, bankName: string): void {
  const y = 42;
  drawArtifact(pdf, 'Layout', () => {
    const { doc } = pdf;
    doc.save();
    doc
      .lineWidth(1.3)
      .circle(sheet.margin + 7.5, y, 6.6)
      .stroke(markColour);
    doc.circle(sheet.margin + 7.5, y, 3.4).fill(markColour);
    doc.restore();
  });
  drawElement(pdf, 'P', bankName, { x: sheet.margin + 22, y, width: textWidth / 2, size: 13, font: 'display' });
}

/** A fact's name and what it is, as one paragraph. */
export function drawFact(
  pdf: OpenPdf,
  { label, value }: Fact,
  { x, y, width, labelWidth }: Pick<LineBox, 'x' | 'y' | 'width'> & { readonly labelWidth: number },
): void {
  const element = pdf.doc.struct('P', {}, () => {
    drawLine(pdf, `${label}: `, { x, y, width: labelWidth, font: 'semiBold' });
    drawLine(pdf, value, { x: x + labelWidth, y, width: width - labelWidth, lines: 2 });
  });
  pdf.root.add(element);
  element.end();
}

/** What a fact needs beyond one line, in points. */
export function secondLineOf({ doc }: OpenPdf, { value }: Fact, room: number): number {
  doc.font('regular').fontSize(factSize);
  return doc.widthOfString(printedText(value)) > room ? factSize * leading : 0;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}
