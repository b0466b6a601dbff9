/** How a text is set in the room there is: its size, and its lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly lines: number;
  /** The size it is set in where that is small enough. */
  readonly size: number;
}

/** Smaller than this nobody reads it on paper. */
const smallestSize = 4;
const sizeStep = 0.5;

/**
 * The text in its room, at the greatest size that takes no more lines than there are, broken between words where that
 * can be. `widthAt` tells how long a text is at a size. Of what is too long even at the smallest, the end is left out.
 */
export function fitText(
  text: string,
  { width, lines, size }: Room,
  widthAt: (text: string, size: number) => number,
): FittedText {
  if (widthAt(text, size) <= width) return { size, lines: [text] };
  for (let smaller = size; smaller >= smallestSize; smaller -= sizeStep) {
    const broken = broke(text, (part) => widthAt(part, smaller) <= width);
    if (broken.length <= lines) return { size: smaller, lines: broken };
  }
  return {
    size: smallestSize,
    lines: broke(text, (part) => widthAt(part, smallestSize) <= width).slice(0, lines),
  };
}

/** As much on each line as fits; a word that is longer than a line by itself is broken where the line ends. */
function broke(text: string, fits: (part: string) => boolean): string[] {
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

/** At least one character, so that breaking comes to an end. */
function longestStart(word: string, fits: (part: string) => boolean): string {
  const [first = '', ...others] = Array.from(word);
  let part = first;
  for (const character of others) {
    if (!fits(part + character)) break;
    part += character;
  }
  return part;
}
