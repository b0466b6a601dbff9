/** The size and lines that make a text fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly lines: number;
  /** The preferred size. */
  readonly size: number;
}

/** Anything smaller is unreadable on paper. */
const smallestSize = 4;
const sizeStep = 0.5;

/**
 * Fits the text at the largest size that needs no more than the allowed lines, breaking between words where possible.
 * `widthAt` measures a text at a size. A text too long even at the smallest size is cut off.
 */
export function fitText(
  text: string,
  { width, lines, size }: Room,
  widthAt: (text: string, size: number) => number,
): FittedText {
  if (widthAt(text, size) <= width) return { size, lines: [text] };
  for (let smaller = size; smaller >= smallestSize; smaller -= sizeStep) {
    const broken = breakLines(text, (part) => widthAt(part, smaller) <= width);
    if (broken.length <= lines) return { size: smaller, lines: broken };
  }
  return {
    size: smallestSize,
    lines: breakLines(text, (part) => widthAt(part, smallestSize) <= width).slice(0, lines),
  };
}

/** Fills each line as far as it fits; a word longer than a line is broken. */
function breakLines(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      const rest = line === '' ? longer : word;
      if (line !== '') lines.push(line);
      line = rest;
      while (!fits(line)) {
        const part = longestStart(line, fits);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
  }
  return [...lines, line];
}

/** At least one character, so that the loop ends. */
function longestStart(word: string, fits: (part: string) => boolean): string {
  const [first = '', ...others] = Array.from(word);
  let part = first;
  for (const character of others) {
    if (!fits(part + character)) break;
    part += character;
  }
  return part;
}
