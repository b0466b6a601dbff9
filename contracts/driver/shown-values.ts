import { contract } from './contract.ts';

// What a bank answered may be true. Every report hides it unless its reader asks to see it, and shows how it is built.

const [opens, closes] = ['\uE000', '\uE001'];
const markedValue = new RegExp(`${opens}([^${closes}]*)${closes}`, 'g');

/** A value inside a sentence, until it is known whether the reader may see it. */
export function marked(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${opens}${text.replace(new RegExp(`[${opens}${closes}]`, 'g'), '')}${closes}`;
}

/** The sentence for its reader. */
export function withValues(sentence: string, areShown: boolean): string {
  return sentence.replace(markedValue, (_, value: string) => (areShown ? value : withHiddenValues(value)));
}

/** Every letter and digit hidden, but for the contract's own words, which say nothing about a customer. */
export function hidden(text: string): string {
  return isOfContract(text.replace(/^"(.*)"$/s, '$1')) ? text : text.replace(/[\p{L}\p{N}]/gu, '•');
}

/** JSON with its values hidden, or other text as a whole. */
export function withHiddenValues(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => (isPlain(value) ? hidden(String(value)) : value));
  } catch {
    return hidden(text);
  }
}

/** Path and query with the tokens and the query's values hidden. */
export function withHiddenTokens(target: string): string {
  const [path = '', query] = target.split('?');
  const shownPath = path.replace(/[^/]*\d[^/]*/g, (step) => (/^v\d+$/.test(step) ? step : hidden(step)));
  return query === undefined
    ? shownPath
    : `${shownPath}?${query.replace(/=([^&]*)/g, (_, value) => `=${hidden(value)}`)}`;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

let words: ReadonlySet<string> | undefined;

function isOfContract(text: string): boolean {
  words ??= new Set(wordsIn(contract));
  return words.has(text) || /^(DIGX|OBDXIDM)[A-Z0-9_-]+$/.test(text) || ['true', 'false', 'null'].includes(text);
}

function wordsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inside]) =>
    ['enum', 'x-extensible-enum', 'const'].includes(name) ? [inside].flat().map(String) : wordsIn(inside),
  );
}
