import { longestName } from '#sandbox/bank/payees/payee-fields.ts';
import type { HolderKind } from '#sandbox/bank/records/cop-check.ts';
import { longFormOf } from './forenames.ts';
import { compareNames } from './name-comparison.ts';
import { isSurnameAlone, wordsOf } from './name-words.ts';

/** For a Mr as for a Mrs. */
const forenames = ['Robin', 'Hilary', 'Evelyn', 'Rowan', 'Jocelyn', 'Morgan', 'Vivian', 'Lindsay'] as const;

/**
 * A plausible holder's name close to the one given: `William Fox` for `Bill Fox`. For a surname alone, which no bank
 * confirms, it is a full name: `Thomas Fox` for `Fox`.
 */
export function nearName(given: string, kind: HolderKind): string {
  const name = given.trim();
  const isShort = (near: string) => near.length <= longestName;
  if (kind === 'Personal' && isSurnameAlone(name) && isShort(withForename(name))) return withForename(name);
  const isGood = (near: string) => isShort(near) && compareNames(near, name, kind) === 'close';
  const near = kind === 'Personal' ? [withFullForename(name), withMiddleInitial(name)] : [withCountry(name)];
  return near.find(isGood) ?? withSlip(name);
}

/** The same forename each time, after any title. */
function withForename(name: string): string {
  const { words } = wordsOf(name, 'Personal');
  const sum = [...words.join('')].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const given = name.split(/\s+/);
  const titles = given.slice(0, -words.length);
  const surname = given.slice(-words.length).join(' ');
  return [...titles, forenames[sum % forenames.length], words.length > 1 ? surname : capital(surname)].join(' ');
}

/** As a bank writes a name typed in small letters. */
function capital(word: string): string {
  return word === word.toLowerCase() ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
}

function withFullForename(name: string): string {
  return name
    .split(' ')
    .map((word, place, words) => (place < words.length - 1 ? (longFormOf(word) ?? word) : word))
    .join(' ');
}

function withMiddleInitial(name: string): string {
  return name.replace(/\s+(\S+)$/, ' J $1');
}

function withCountry(name: string): string {
  const company = /\s+(ltd|limited|plc|llp)\.?$/i.exec(name);
  return company === null ? `${name} UK` : `${name.slice(0, company.index)} UK${company[0]}`;
}

function withSlip(name: string): string {
  const words = name.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const isCut = longest.length > 1 && (longest.endsWith('s') || name.length === longestName);
  return words.map((word) => (word !== longest ? word : isCut ? word.slice(0, -1) : `${word}s`)).join(' ');
}
