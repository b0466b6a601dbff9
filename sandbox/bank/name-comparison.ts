import { areFormsOfOneName } from './forenames.ts';

/** How far a name that was given is the one an account is held in. */
export type NameComparison = 'same' | 'close' | 'different';

/**
 * Compares two names as a bank's payee check does; which of the two was given does not matter. Capitals, accents,
 * punctuation, titles, the order of the words, `&` for `and`, `Limited` for `Ltd` or neither tell no names apart, nor
 * does an initial in place of a forename. Close are a slip in the spelling, a forename's everyday form and one word
 * too few. A business that trades under a name has both.
 */
export function compareNames(left: string, right: string): NameComparison {
  const lefts = namesIn(left);
  const rights = namesIn(right);
  let best: NameComparison = 'different';
  for (const one of lefts) {
    for (const other of rights) {
      const found = compareWords(one, other);
      if (found === 'same') return 'same';
      if (found === 'close') best = 'close';
    }
  }
  return best;
}

/** How many letters must be put in, left out, exchanged or swapped with their neighbour to make one word the other. */
export function slipsBetween(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const exchanged = (above[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let least = Math.min(exchanged, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [before, above] = [above, current];
  }
  return above[right.length] ?? 0;
}

/** A name taken apart: what it is made of, and the form of company at its end. */
interface NameWords {
  readonly words: readonly string[];
  readonly legalForm: string | undefined;
}

const tradingAs = / (?:t a|trading as) /;

function namesIn(name: string): NameWords[] {
  const plain = plainText(name);
  const [holder, ...trading] = plain.split(tradingAs);
  return [plain.replace(tradingAs, ' '), ...(trading.length === 0 ? [] : [holder ?? '', ...trading])].map(wordsOf);
}

/** Small letters of English, digits and single spaces. An apostrophe joins what stands beside it; other signs part it. */
function plainText(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bpublic limited company\b/g, 'plc')
    .replace(/\blimited liability partnership\b/g, 'llp');
  return plain.trim();
}

const titles = new Set(
  'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev revd reverend esq'.split(' '),
);
const empty = new Set(['and', 'the']);
const oneSpelling: Readonly<Record<string, string>> = { limited: 'ltd', company: 'co', brothers: 'bros', saint: 'st' };
const legalForms = new Set(['ltd', 'plc', 'llp', 'lp', 'cic']);

function wordsOf(plain: string): NameWords {
  const all = plain.split(' ').map((word) => oneSpelling[word] ?? word);
  const last = all.at(-1) ?? '';
  const legalForm = all.length > 1 && legalForms.has(last) ? last : undefined;
  const named = legalForm === undefined ? all : all.slice(0, -1);
  const told = named.filter((word) => !titles.has(word) && !empty.has(word));
  // Somebody may be called nothing but what is a title elsewhere.
  return { words: told.length === 0 ? named : told, legalForm };
}

function compareWords(left: NameWords, right: NameWords): NameComparison {
  const found = compareWordLists(left.words, right.words);
  const areDifferentCompanies =
    left.legalForm !== undefined && right.legalForm !== undefined && left.legalForm !== right.legalForm;
  return found === 'same' && areDifferentCompanies ? 'close' : found;
}

function compareWordLists(left: readonly string[], right: readonly string[]): NameComparison {
  if (left.join('') === right.join('') || inOrder(left) === inOrder(right)) return 'same';
  if (left.length === right.length) return comparePairs(left, right);
  const [longer, shorter] = left.length > right.length ? [left, right] : [right, left];
  if (isWithoutOneOf(shorter, longer)) return 'close';
  return areCloseWords(left.join(''), right.join('')) ? 'close' : 'different';
}

function inOrder(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Word by word: an initial is as good as the forename, anything else that is not the same word is close at best. */
function comparePairs(left: readonly string[], right: readonly string[]): NameComparison {
  let worst: NameComparison = 'same';
  for (const [place, word] of left.entries()) {
    const other = right[place] ?? '';
    const isForename = place < left.length - 1;
    if (word === other || (isForename && isInitialOf(word, other))) continue;
    if (!(areCloseWords(word, other) || (isForename && areFormsOfOneName(word, other)))) return 'different';
    worst = 'close';
  }
  return worst;
}

function isInitialOf(left: string, right: string): boolean {
  return (left.length === 1 || right.length === 1) && left[0] === right[0] && /^[a-z]/.test(left);
}

/** Short words are too easily another's; long ones may have two slips. */
function areCloseWords(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  const slips = length < 4 ? 0 : length < 8 ? 1 : 2;
  return slips > 0 && !/^\d+$/.test(left) && slipsBetween(left, right) <= slips;
}

/** Two words at least must be left: a surname alone is many people's. */
function isWithoutOneOf(shorter: readonly string[], longer: readonly string[]): boolean {
  if (shorter.length < 2 || longer.length !== shorter.length + 1) return false;
  return longer.some(
    (_, left) =>
      comparePairs(
        shorter,
        longer.filter((__, place) => place !== left),
      ) === 'same',
  );
}
