import type { HolderKind } from '#sandbox/bank/records/cop-check.ts';
import { areFormsOfOneName } from './forenames.ts';
import { areCloseWords } from './name-slips.ts';
import { jointHoldersOf, type NameWords, surnameFirstWords, traderOf, wordsOf } from './name-words.ts';

export type NameComparison = 'same' | 'close' | 'different';

/**
 * Compares two names as Confirmation of Payee does. Ignored: case, accents, punctuation, titles, honours, `Ltd`, and an
 * initial for a forename. Close: misspellings, everyday forms, missing forenames, one missing word of a firm, another
 * word order. A surname alone is different. Where holder and trading name are both given, both must match.
 */
export function compareNames(held: string, given: string, kind: HolderKind): NameComparison {
  const trader = traderOf(held);
  if (trader === undefined) return compareHolders(held, given, kind);
  const { holder, trading } = trader;
  const other = traderOf(given);
  if (other !== undefined) {
    return worst(compareHolders(holder, other.holder, kind), compareHolders(trading, other.trading, 'Business'));
  }
  const underEither = best(compareHolders(holder, given, kind), compareHolders(trading, given, 'Business'));
  return best(underEither, compareHolders(`${holder} ${trading}`, given, 'Business'));
}

/** Joint holders may be named in either order. */
function compareHolders(left: string, right: string, kind: HolderKind): NameComparison {
  if (kind === 'Personal') {
    const [one, other, ...lefts] = jointHoldersOf(left);
    const [first, second, ...rights] = jointHoldersOf(right);
    const areTwo = lefts.length === 0 && rights.length === 0;
    if (areTwo && one !== undefined && other !== undefined && first !== undefined && second !== undefined) {
      return best(
        worst(compareReadings(one, first, kind), compareReadings(other, second, kind)),
        worst(compareReadings(one, second, kind), compareReadings(other, first, kind)),
      );
    }
  }
  return compareReadings(left, right, kind);
}

/** A person's name with a comma is read in both orders. */
function compareReadings(left: string, right: string, kind: HolderKind): NameComparison {
  const readingsOf = (name: string) => [wordsOf(name, kind), kind === 'Personal' ? surnameFirstWords(name) : undefined];
  const rights = readingsOf(right);
  const found = readingsOf(left).flatMap((one) =>
    rights.map((other) => (one === undefined || other === undefined ? 'different' : compareWords(one, other, kind))),
  );
  return best(...found);
}

function compareWords(left: NameWords, right: NameWords, kind: HolderKind): NameComparison {
  // Symbols alone name nobody, so there is nothing to match.
  if (left.words.join('') === '' || right.words.join('') === '') return 'different';
  const found = kind === 'Personal' ? comparePersons(left, right) : compareFirms(left.words, right.words);
  const areDifferentCompanies =
    left.legalForm !== undefined && right.legalForm !== undefined && left.legalForm !== right.legalForm;
  const isFormInDoubt = areDifferentCompanies || left.isFormMisspelt !== right.isFormMisspelt;
  return found === 'same' && isFormInDoubt ? 'close' : found;
}

function compareFirms(left: readonly string[], right: readonly string[]): NameComparison {
  if (left.join('') === right.join('')) return 'same';
  if (left.length === right.length) {
    return best(comparePairs(left, right, 'Business'), areReordered(left, right) ? 'close' : 'different');
  }
  const [longer, shorter] = inLength(left, right);
  if (isWithoutOneOf(shorter, longer)) return 'close';
  // Word breaks may differ along with one misspelling, but not where a whole short word is missing.
  const mayBePieces = longer.every((word) => word.length > 2);
  return mayBePieces && areCloseWords(left.join(''), right.join('')) ? 'close' : 'different';
}

function comparePersons(left: NameWords, right: NameWords): NameComparison {
  const [one, other] = [joinSurname(left, right), joinSurname(right, left)];
  return best(
    comparePersonWords(left, right),
    comparePersonWords(splitInitials(one, other), other),
    comparePersonWords(one, splitInitials(other, one)),
  );
}

function comparePersonWords(one: NameWords, other: NameWords): NameComparison {
  const [left, right] = [one.words, other.words];
  if (left.join('') === right.join('')) return 'same';
  if (left.length === right.length) {
    return best(comparePairs(left, right, 'Personal'), areReordered(left, right) ? 'close' : 'different');
  }
  const [longer, shorter] = left.length > right.length ? [one, other] : [other, one];
  if (isSurnameAlone(shorter.words, longer)) return 'different';
  if (isWithoutSomeOf(shorter.words, longer)) return 'close';
  return shorter.words.length > 1 && areCloseWords(left.join(''), right.join('')) ? 'close' : 'different';
}

/** `ma obrien` as `m a obrien`, where the other name's forenames have those initials. */
function splitInitials(name: NameWords, other: NameWords): NameWords {
  const [first = '', ...rest] = name.words;
  const letters = [...first];
  const areInitials =
    rest.length > 0 &&
    letters.length > 1 &&
    letters.length < other.words.length &&
    letters.every((letter, place) => other.words[place]?.startsWith(letter));
  return areInitials && letters.length <= 3 ? { ...name, words: [...letters, ...rest] } : name;
}

function joinSurname(name: NameWords, other: NameWords): NameWords {
  const surname = name.words.slice(-2).join('');
  const isJoined = name.words.length > 2 && surname === other.words.at(-1);
  return isJoined ? { ...name, words: [...name.words.slice(0, -2), surname], surnameLength: 1 } : name;
}

/** Whether the shorter name is only a surname, even misspelt. */
function isSurnameAlone(shorter: readonly string[], { words, surnameLength }: NameWords): boolean {
  if (shorter.length > surnameLength || surnameLength === words.length) return false;
  return comparePairs(shorter, words.slice(-shorter.length), 'Personal') !== 'different';
}

function inLength(left: readonly string[], right: readonly string[]) {
  return left.length > right.length ? ([left, right] as const) : ([right, left] as const);
}

function areReordered(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join(' ') === [...right].sort().join(' ');
}

/** Word by word: a person's initial equals a forename; any other difference is close at best. */
function comparePairs(left: readonly string[], right: readonly string[], kind: HolderKind): NameComparison {
  let worstFound: NameComparison = 'same';
  for (const [place, word] of left.entries()) {
    const other = right[place] ?? '';
    const isForename = place < left.length - 1;
    const isInitial = isForename && isInitialOf(word, other);
    if (word === other || (isInitial && kind === 'Personal')) continue;
    const isForm = isForename && kind === 'Personal' && areFormsOfOneName(word, other);
    if (!isInitial && !isForm && !areCloseWords(word, other)) return 'different';
    worstFound = 'close';
  }
  return worstFound;
}

function areSameForename(left: string, right: string): boolean {
  return left === right || isInitialOf(left, right);
}

function isInitialOf(left: string, right: string): boolean {
  return (left.length === 1 || right.length === 1) && left[0] === right[0] && /^\p{L}/u.test(left);
}

function isWithoutOneOf(shorter: readonly string[], longer: readonly string[]): boolean {
  if (shorter.length < 2 || longer.length !== shorter.length + 1) return false;
  return longer.some((_, left) => {
    const others = longer.filter((__, place) => place !== left);
    return comparePairs(shorter, others, 'Business') === 'same';
  });
}

/** One forename, half of a double-barrelled surname or all middle names may be missing. */
function isWithoutSomeOf(shorter: readonly string[], { words: longer, surnameLength }: NameWords): boolean {
  if (shorter.length < 2) return false;
  const surnames = longer.slice(-surnameLength);
  if (!surnames.includes(shorter.at(-1) ?? '')) return false;
  const leftOut = longer.length - shorter.length;
  const [first = ''] = longer;
  const [given = ''] = shorter;
  if (leftOut > 1 && !areSameForename(first, given) && !areFormsOfOneName(first, given)) return false;
  let place = 0;
  for (const word of longer) {
    const wanted = shorter[place];
    if (wanted === undefined) break;
    const isForename = place < shorter.length - 1;
    if (areSameForename(word, wanted) || (isForename && areFormsOfOneName(word, wanted))) place += 1;
  }
  return place === shorter.length;
}

function best(...found: readonly NameComparison[]): NameComparison {
  if (found.includes('same')) return 'same';
  return found.includes('close') ? 'close' : 'different';
}

function worst(...found: readonly NameComparison[]): NameComparison {
  if (found.includes('different')) return 'different';
  return found.includes('close') ? 'close' : 'same';
}
