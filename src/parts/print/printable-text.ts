/** The characters that the fonts cut for paper hold; how they were cut stands beside them. */
const inTheFonts =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u0218-\u021b\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a6\u20a8-\u20ae\u20b9\u20ba\u20bd\u20bf\u2116\u2122\u2212]*$/;

/** The language counts the byte order mark among them. */
const spaces = /[^\S\ufeff]+/g;

/** Takes no room and has no shape: controls, marks of direction, joiners, the soft hyphen. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const mark = /^\p{M}$/u;
const plain = /^[ -~]*$/;

/**
 * The text in letters that our PDF files can be written in, on one line. What looks otherwise but is the same letter is
 * written as that letter, and what cannot be written at all as `?`.
 */
export function printableText(text: string): string {
  if (plain.test(text)) return text;
  const composed = text.replaceAll(spaces, breakless).replaceAll(unseen, '').normalize('NFC');
  return inTheFonts.test(composed) ? composed : Array.from(composed, printableCharacter).join('');
}

/** An amount keeps its parts together; any other space, of any kind or length, is one space. */
function breakless(space: string): string {
  return space === '\u00a0' ? space : ' ';
}

function printableCharacter(character: string): string {
  if (inTheFonts.test(character)) return character;
  // What became of its letter stands without it.
  if (mark.test(character)) return '';
  const plainer = character.normalize('NFKC');
  return inTheFonts.test(plainer) ? plainer : '?';
}
