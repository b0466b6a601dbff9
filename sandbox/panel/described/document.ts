import { reasonOf } from '#src/kernel/reason-of.ts';
/** A description as somebody writes it: JSON of any shape, which the bank alone judges. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type CustomerDocument = { readonly [key: string]: Json };

export type ReadDocument =
  | { readonly outcome: 'read'; readonly document: CustomerDocument }
  | { readonly outcome: 'unreadable'; readonly reason: string };

/** From the whole document down to one of its parts. */
export type Path = readonly (string | number)[];

export function readDocument(text: string): ReadDocument {
  try {
    const read = JSON.parse(text) as Json;
    if (isObject(read)) return { outcome: 'read', document: read };
    return { outcome: 'unreadable', reason: 'A description is an object, written in braces.' };
  } catch (failure) {
    return { outcome: 'unreadable', reason: `This is not JSON: ${reasonOf(failure)}` };
  }
}

export function writeDocument(document: CustomerDocument): string {
  return JSON.stringify(document, null, 2);
}

export function isObject(value: Json | undefined): value is CustomerDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the document says there; undefined where it says nothing. */
export function partAt(value: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return partAt((value as Readonly<Record<string | number, Json>>)[step], rest);
}

export function listAt(document: CustomerDocument, path: Path): readonly Json[] {
  const value = partAt(document, path);
  return Array.isArray(value) ? value : [];
}

/** The same document with another part there, or, without a part, with nothing there. All else stays as it was written. */
export function withPart(document: CustomerDocument, path: Path, part: Json | undefined): CustomerDocument {
  const changed = replaced(document, path, part);
  return isObject(changed) ? changed : {};
}

function replaced(value: Json | undefined, path: Path, part: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const list: Json[] = Array.isArray(value) ? [...value] : [];
    // Places count, so that one that says nothing is an empty object.
    while (list.length <= step) list.push({});
    list[step] = replaced(list[step], rest, part) ?? {};
    return list;
  }
  const { [step]: former, ...others } = isObject(value) ? value : {};
  const inside = replaced(former, rest, part);
  const isNothing = inside === undefined || (rest.length > 0 && isObject(inside) && Object.keys(inside).length === 0);
  if (isNothing) return others;
  // In its former place among the others.
  return isObject(value) && Object.hasOwn(value, step) ? { ...value, [step]: inside } : { ...others, [step]: inside };
}

/** `accounts[0].balance`, as the bank names a place in a description. */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** The places of everything that the document says. */
export function placesIn(value: Json, path: Path = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pathText(path)];
  const parts: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((part, place) => [place, part] as const)
    : Object.entries(value);
  return parts.flatMap(([step, part]) => placesIn(part, [...path, step]));
}
