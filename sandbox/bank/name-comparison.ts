import { areFormsOfOneName } from './forenames.ts';
import { areCloseWords } from './name-slips.ts';
import { jointHoldersOf, type NameWords, traderOf, wordsOf, wordsTurned } from './name-words.ts';
import type { HolderKind } from './payee-records.ts';

/** How far a name that was given is the one an account is held in. */
export type NameComparison = 'same' | 'close' | 'different';

/**
 * Compares two names as a bank's payee check does. Capitals, accents, punctuation, titles, `&` for `and`, `Limited` for
 * `Ltd` or neither tell no names apart, nor does a person's initial in place of a forename, nor the order of a firm's
 * words. Close are a slip in the spelling, a forename's everyday form, one word too few, a firm's initial, and a person's
 * surname first with no comma after it.
 *
 * An account held by somebody who trades under a name goes by either; but nobody has an account by only saying that they
 * trade under its name, so that of the name given both must be right.
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

/** Two who hold an account together may be named in either order. */
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

/** A person's name with a comma in it is read in both orders. */
function compareReadings(left: string, right: string, kind: HolderKind): NameComparison {
  const readingsOf = (name: string) => [wordsOf(name), kind === 'Personal' ? wordsTurned(name) : undefined];
  const rights = readingsOf(right);
  const found = readingsOf(left).flatMap((one) =>
    rights.map((other) => (one === undefined || other === undefined ? 'different' : compareWords(one, other, kind))),
  );
  return best(...found);
}

function compareWords(left: NameWords, right: NameWords, kind: HolderKind): NameComparison {
  const found = compareWordLists(left.words, right.words, kind);
  const areDifferentCompanies =
    left.legalForm !== undefined && right.legalForm !== undefined && left.legalForm !== right.legalForm;
  return found === 'same' && areDifferentCompanies ? 'close' : found;
}

function compareWordLists(left: readonly string[], right: readonly string[], kind: HolderKind): NameComparison {
  if (left.join('') === right.join('')) return 'same';
  if (left.length === right.length) {
    const areTurned = inOrder(left) === inOrder(right);
    const turned = kind === 'Business' ? 'same' : 'close';
    return best(comparePairs(left, right, kind), areTurned ? turned : 'different');
  }
  const [longer, shorter] = left.length > right.length ? [left, right] : [right, left];
  if (isWithoutOneOf(shorter, longer, kind)) return 'close';
  return areCloseWords(left.join(''), right.join('')) ? 'close' : 'different';
}

function inOrder(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Word by word: an initial is as good as a person's forename, anything else that is not the same word is close at best. */
function comparePairs(left: readonly string[], right: readonly string[], kind: HolderKind): NameComparison {
  let worstFound: NameComparison = 'same';
  for (const [place, word] of left.entries()) {
    const other = right[place] ?? '';
    const isForename = place < left.length - 1;
    const isInitial = isForename && isInitialOf(word, other);
    if (word === other || (isInitial && kind === 'Personal')) continue;
    const isClose = isInitial || areCloseWords(word, other) || (isForename && areFormsOfOneName(word, other));
    if (!isClose) return 'different';
    worstFound = 'close';
  }
  return worstFound;
}

function isInitialOf(left: string, right: string): boolean {
  return (left.length === 1 || right.length === 1) && left[0] === right[0] && /^[a-z]/.test(left);
}

/** Two words at least must be left: a surname alone is many people's. */
function isWithoutOneOf(shorter: readonly string[], longer: readonly string[], kind: HolderKind): boolean {
  if (shorter.length < 2 || longer.length !== shorter.length + 1) return false;
  return longer.some((_, left) => {
    const others = longer.filter((__, place) => place !== left);
    return comparePairs(shorter, others, kind) === 'same';
  });
}

function best(...found: readonly NameComparison[]): NameComparison {
  if (found.includes('same')) return 'same';
  return found.includes('close') ? 'close' : 'different';
}

function worst(...found: readonly NameComparison[]): NameComparison {
  if (found.includes('different')) return 'different';
  return found.includes('close') ? 'close' : 'same';
}
