/** What a name is made of once everything is gone that tells no names apart, and the form of company at its end. */
export interface NameWords {
  readonly words: readonly string[];
  readonly legalForm: string | undefined;
}

export function wordsOf(name: string): NameWords {
  const all = plainText(name)
    .split(' ')
    .map((word) => oneSpelling.get(word) ?? word);
  const last = all.at(-1) ?? '';
  const legalForm = all.length > 1 && legalForms.has(last) ? last : undefined;
  return { words: withoutTitles(legalForm === undefined ? all : all.slice(0, -1)), legalForm };
}

/** What a name with a comma says when it gives the surname first: `Thornbury, Mrs Amelia`. */
export function wordsTurned(name: string): NameWords | undefined {
  const comma = name.indexOf(',');
  const [surname, forenames] = [wordsOf(name.slice(0, Math.max(0, comma))), wordsOf(name.slice(comma + 1))];
  if (surname.words[0] === '' || forenames.words[0] === '') return undefined;
  return { words: withoutTitles([...forenames.words, ...surname.words]), legalForm: undefined };
}

const tradingAs = /\bt\/a\b|\btrading\s+as\b/i;

/** Whoever trades and the name they trade under, where a name gives both. `t/a` is looked for as it is written: T A are initials. */
export function traderOf(name: string): { readonly holder: string; readonly trading: string } | undefined {
  const found = tradingAs.exec(name);
  if (found === null) return undefined;
  const [holder, trading] = [name.slice(0, found.index), name.slice(found.index + found[0].length)];
  return plainText(holder) === '' || plainText(trading) === '' ? undefined : { holder, trading };
}

/**
 * The names of those who hold an account together: `Hugh & Ann Fenn` are `Hugh Fenn` and `Ann Fenn`. None where one person
 * does, or where nothing but a title tells them apart.
 */
export function jointHoldersOf(name: string): readonly string[] {
  const parts = name.split(/\s+(?:&|and)\s+/i).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || wordsOf(last).words.length < 2) return [];
  if (parts.some((part) => wordsOf(part).words.every((word) => word === '' || titles.has(word)))) return [];
  const surname = last.split(/\s+/).at(-1) ?? '';
  return parts.map((part) => (wordsOf(part).words.length === 1 ? `${part} ${surname}` : part));
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

const titles = new Set('mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev revd reverend'.split(' '));
const empty = new Set(['and', 'the']);
const oneSpelling = new Map([
  ['limited', 'ltd'],
  ['company', 'co'],
  ['brothers', 'bros'],
  ['saint', 'st'],
]);
const legalForms = new Set(['ltd', 'plc', 'llp', 'lp', 'cic']);

/** Titles come first, and `esq` last; elsewhere they are names. Somebody may be called nothing but what is a title elsewhere. */
function withoutTitles(named: readonly string[]): readonly string[] {
  const told = named.filter((word) => !empty.has(word));
  if (told.length > 1 && told.at(-1) === 'esq') told.pop();
  while (told.length > 1 && titles.has(told[0] ?? '')) told.shift();
  return told.length === 0 ? named : told;
}
