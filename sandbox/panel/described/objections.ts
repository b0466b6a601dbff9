import { type Path, pathText } from './document.ts';

/** One thing that is wrong with a description; `where` is empty for the whole of it. */
export interface PlacedReason {
  readonly where: string;
  readonly reason: string;
}

/** `accounts[0].balance: ` at the beginning of a sentence, or the beginning of one about the whole description. */
const place = /(?:^|(?<=\. ))(?:(?!Allowed:)((?:[a-zA-Z]+|\[\d+\])(?:\[\d+\]|\.[a-zA-Z]+)*): |(?=There is no “))/g;

/** The reasons that the bank gives in one text, each with its place in the description. */
export function reasonsIn(text: string): readonly PlacedReason[] {
  const found = [...text.matchAll(place)];
  const [first] = found;
  const before = text.slice(0, first?.index ?? text.length).trim();
  return [
    ...(before === '' ? [] : [{ where: '', reason: before }]),
    ...found.map((match, index) => ({
      where: match[1] ?? '',
      reason: text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
    })),
  ];
}

/** What is wrong at a place, or inside it. */
export function reasonAt(reasons: readonly PlacedReason[], path: Path): string | undefined {
  const wanted = pathText(path);
  return reasons.find(
    ({ where }) => where === wanted || (where.startsWith(wanted) && /^[.[]/.test(where.slice(wanted.length))),
  )?.reason;
}

const taken = /There is a customer with the User ID (\S+) already\./;

/** The User ID that another customer of the bank has, where that is all that is wrong. */
export function takenIdIn(text: string): string | undefined {
  const reasons = reasonsIn(text);
  return reasons.every(({ reason }) => taken.test(reason)) ? taken.exec(text)?.[1] : undefined;
}
