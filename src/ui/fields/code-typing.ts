/** How many boxes, and how many digits in each. */
export interface CodeShape {
  readonly parts: number;
  readonly size: number;
}

/** The boxes' contents, and the box to focus. */
export interface CodeTyping {
  readonly boxes: readonly string[];
  readonly focus: number;
}

/** Separators found between the digits of a code. */
const between = String.raw`[\s.·\-\u2010-\u2015\u2212]{0,3}`;

/** Spreads a code over its boxes from the first on; excess digits are dropped. */
export function splitCode(code: string, { parts, size }: CodeShape): readonly string[] {
  return Array.from({ length: parts }, (_, at) => code.slice(at * size, (at + 1) * size));
}

/**
 * Reads the digits of a pasted or auto-filled text: a whole code with any text around it, a part of one, or the start
 * of a longer run of digits, which is cut. Undefined if another number may be meant: letters or slashes between digits,
 * a date, two codes.
 */
export function pastedCode(text: string, { parts, size }: CodeShape): string | undefined {
  const length = parts * size;
  const plain = text.normalize('NFKC').trim();
  const runs = new Set(plain.match(/\d+/g)?.filter((run) => run.length === length && standsAlone(plain, run)));
  if (runs.size > 0) return runs.size === 1 ? [...runs][0] : undefined;
  const grouped = new RegExp(`(?<![\\d/]${between})\\d(?:${between}\\d){${length - 1}}(?!${between}[\\d/])`, 'g');
  const codes = [...plain.matchAll(grouped)].map(([code]) => code).filter((code) => standsAlone(plain, code));
  if (codes.length > 0) return codes.length === 1 ? digitsOf(codes[0] ?? '') : undefined;
  if (/^\d+$/.test(plain)) return plain.slice(0, length);
  const partly = new RegExp(`^\\d(?:${between}\\d)*$`).test(plain) && digitsOf(plain).length < length;
  return partly ? digitsOf(plain) : undefined;
}

/** The result of pasting `digits` at box `at`: a whole code fills all boxes, a part fills from there on. */
export function codePasted(boxes: readonly string[], at: number, digits: string, shape: CodeShape): CodeTyping {
  const { parts, size } = shape;
  if (digits.length >= parts * size) return { boxes: splitCode(digits, shape), focus: parts - 1 };
  const pieces = splitCode(digits, shape).filter((piece) => piece !== '');
  const filled = boxes.map((box, place) => pieces[place - at] ?? box);
  const last = Math.min(at + pieces.length - 1, parts - 1);
  return { boxes: filled, focus: focusAfter(filled, last, shape) };
}

/** The result of typing `text` into box `at`. Undefined if it changes nothing: a letter, or a digit too many. */
export function codeTyped(
  boxes: readonly string[],
  at: number,
  text: string,
  shape: CodeShape,
): CodeTyping | undefined {
  const before = boxes[at] ?? '';
  const digits = digitsOf(text.normalize('NFKC'));
  if (digits === '' && text !== '') return undefined;
  const kept = shape.size === 1 && digits.length === 2 ? newestOf(digits, before) : digits.slice(0, shape.size);
  const typed = boxes.map((box, place) => (place === at ? kept : box));
  const grew = kept.length > before.length || (shape.size === 1 && kept !== '');
  return { boxes: typed, focus: grew ? focusAfter(typed, at, shape) : at };
}

/** The result of Backspace in an empty box: the previous box loses its last digit. */
export function codeErased(boxes: readonly string[], at: number): CodeTyping {
  const focus = Math.max(at - 1, 0);
  return { boxes: boxes.map((box, place) => (place === focus ? box.slice(0, -1) : box)), focus };
}

function focusAfter(boxes: readonly string[], at: number, { parts, size }: CodeShape): number {
  return boxes[at]?.length === size ? Math.min(at + 1, parts - 1) : at;
}

function newestOf(digits: string, before: string): string {
  return (digits.startsWith(before) ? digits[1] : digits[0]) ?? '';
}

/** No letter is adjacent: `A123456` is another number. */
function standsAlone(text: string, code: string): boolean {
  const start = text.indexOf(code);
  return !/[\p{L}\d/]$/u.test(text.slice(0, start)) && !/^[\p{L}\d/]/u.test(text.slice(start + code.length));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
