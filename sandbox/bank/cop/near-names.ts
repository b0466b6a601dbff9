import { longestName } from '#sandbox/bank/payees/payee-fields.ts';
import type { HolderKind } from '#sandbox/bank/records/cop-check.ts';
import { longFormOf } from './forenames.ts';
import { compareNames } from './name-comparison.ts';

/** A plausible holder's name close to the one given: `William Fox` for `Bill Fox`. */
export function nearName(given: string, kind: HolderKind): string {
  const name = given.trim();
  const isGood = (near: string) => near.length <= longestName && compareNames(near, name, kind) === 'close';
  const near = kind === 'Personal' ? [withFullForename(name), withMiddleInitial(name)] : [withCountry(name)];
  return near.find(isGood) ?? withSlip(name);
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
