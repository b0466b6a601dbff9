import type { HolderKind } from '#sandbox/bank/records/cop-check.ts';
import { areCloseWords } from './name-slips.ts';
import { withoutTitles, withoutTitlesOfFirm } from './name-titles.ts';

export interface NameWords {
  readonly words: readonly string[];
  /** How many words at the end form the surname: `Marchmain-Foyle`, `van der Berg`. */
  readonly surnameLength: number;
  readonly legalForm: string | undefined;
  /** A misspelt legal form is recognised, but makes the match close. */
  readonly isFormMisspelt: boolean;
}

export function wordsOf(name: string, kind: HolderKind): NameWords {
  const all = plainText(name)
    .split(' ')
    .map((word) => oneSpelling.get(word) ?? word);
  const legalForm = legalFormIn(all);
  const named = legalForm === undefined ? all : all.slice(0, -1);
  const words = kind === 'Personal' ? withoutTitles(named) : withoutTitlesOfFirm(named);
  return {
    words,
    surnameLength: surnameLengthOf(name, words),
    legalForm,
    isFormMisspelt: legalForm !== undefined && all.at(-1) !== legalForm,
  };
}

/** The words of a person's name that gives the surname first: `Thornbury, Mrs Amelia`. */
export function surnameFirstWords(name: string): NameWords | undefined {
  const comma = name.indexOf(',');
  const [surname, forenames] = [name.slice(0, Math.max(0, comma)), name.slice(comma + 1)];
  if (plainText(surname) === '' || plainText(forenames) === '') return undefined;
  return { ...wordsOf(`${forenames} ${surname}`, 'Personal'), legalForm: undefined, isFormMisspelt: false };
}

const tradingAs = /\bt\/as?\b|\btrading\s+as\b/i;

/** Splits `A Holder t/a Firm`. The slash is required: T A are initials. */
export function traderOf(name: string): { readonly holder: string; readonly trading: string } | undefined {
  const found = tradingAs.exec(name);
  if (found === null) return undefined;
  const [holder, trading] = [name.slice(0, found.index), name.slice(found.index + found[0].length)];
  return plainText(holder) === '' || plainText(trading) === '' ? undefined : { holder, trading };
}

/** `Hugh & Ann Fenn` gives `Hugh Fenn` and `Ann Fenn`; empty for one holder, or where only titles differ. */
export function jointHoldersOf(name: string): readonly string[] {
  if (tradingAs.test(name)) return [];
  const parts = name.split(/\s*[&+/]\s*|\s+and\s+/i).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || wordsOf(last, 'Personal').words.length < 2) return [];
  if (parts.some((part) => isTitleAlone(part))) return [];
  const surname = last.split(/\s+/).at(-1) ?? '';
  return parts.map((part) => (wordsOf(part, 'Personal').words.length === 1 ? `${part} ${surname}` : part));
}

function isTitleAlone(part: string): boolean {
  const text = plainText(part);
  return text === '' || withoutTitles([...text.split(' '), 'somebody', 'else']).length === 2;
}

/** Letters without a Unicode decomposition, as English writes them. */
const spelledOut = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** Lower-case letters, digits and single spaces. Accents are dropped, vowel marks of other scripts kept. */
function plainText(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`ʼ′]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => spelledOut.get(letter) ?? letter)
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(/\bpublic limited company$/, 'plc').replace(/\blimited liability partnership$/, 'llp');
}

/** Long forms, so that a misspelling inside one counts as one. */
const oneSpelling = new Map([
  ['ltd', 'limited'],
  ['lmtd', 'limited'],
  ['co', 'company'],
  ['bros', 'brothers'],
  ['st', 'saint'],
]);
const legalForms = new Set(['limited', 'plc', 'llp', 'lp', 'cic']);

function legalFormIn(all: readonly string[]): string | undefined {
  const last = all.at(-1) ?? '';
  if (all.length < 2) return undefined;
  if (legalForms.has(last)) return last;
  return last === 'ldt' || areCloseWords(last, 'limited') ? 'limited' : undefined;
}

const particles = new Set(
  'al ap bin bint da de del della den der di dos du el ibn la las le los mac mc o st saint ten ter van von zu'.split(
    ' ',
  ),
);

/** A person's name without a forename: `Fox`, `Mrs Fox`, `van der Berg`. */
export function isSurnameAlone(name: string): boolean {
  const { words } = wordsOf(name, 'Personal');
  return words.length > 0 && words.slice(0, -1).every((word) => particles.has(word));
}

/** Words joined by a hyphen at the end form one surname, with any prefixes before them. */
function surnameLengthOf(name: string, words: readonly string[]): number {
  const tokens = name.split(/\s+/).map((token) =>
    token
      .split('-')
      .map(plainText)
      .filter((part) => part !== ''),
  );
  const surname = tokens.findLast((parts) => parts.length > 0 && parts.at(-1) === words.at(-1));
  let length = Math.min(surname?.length ?? 1, words.length);
  // The first word may be a forename that looks like a prefix: Al, Della.
  while (length < words.length - 1 && particles.has(words.at(-length - 1) ?? '')) length += 1;
  return length;
}
