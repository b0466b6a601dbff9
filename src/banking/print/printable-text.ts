/** The characters in the print fonts; src/ui/fonts/README.md says how they were subset. */
const inTheFonts =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u0218-\u021b\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a6\u20a8-\u20ae\u20b9\u20ba\u20bd\u20bf\u2116\u2122\u2212]*$/;

/** Characters that the display font lacks. */
const notInDisplayFont = /[\u0132\u0133\u017f\u2011\u2012\u2015\u201b\u20a8\u20aa\u20ae\u20bf]/;

/** `\s` includes the byte order mark. */
const spaces = /[^\S\ufeff]+/g;

/** Invisible characters: controls, direction marks, joiners, soft hyphens. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const mark = /^\p{M}$/u;
const plain = /^[ -~]*$/;

/**
 * The text on one line, in characters the PDF fonts have. Variants of a letter become that letter, anything else
 * becomes `?`.
 */
export function printableText(text: string): string {
  if (plain.test(text)) return text;
  const composed = text.replaceAll(spaces, withFixedSpaces).replaceAll(unseen, '').normalize('NFC');
  return inTheFonts.test(composed) ? composed : Array.from(composed, printableCharacter).join('');
}

/** Whether the display font has every character of a printable text. */
export function isInDisplayFont(printable: string): boolean {
  return !notInDisplayFont.test(printable);
}

/** No-break spaces hold amounts together; all other white space becomes one space. */
function withFixedSpaces(space: string): string {
  return space === '\u00a0' ? space : ' ';
}

function printableCharacter(character: string): string {
  if (inTheFonts.test(character)) return character;
  // A combining mark whose letter was replaced is dropped.
  if (mark.test(character)) return '';
  const plainer = character.normalize('NFKC');
  return inTheFonts.test(plainer) ? plainer : '?';
}
