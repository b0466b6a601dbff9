import { expect, it } from 'vitest';
import { personas } from '#sandbox/personas/registry.ts';
import { parseSandbox } from './grammar.ts';
import { misreadPieces } from './grammar-path.ts';
import { keyDescriptions } from './key-descriptions.ts';

const ids = Object.keys(personas);

it.each(keyDescriptions)('$key: its example is a link that uses it', ({ key, example }) => {
  const url = new URL(example, 'https://sandbox.example');
  const link = url.searchParams.get('sandbox') ?? '';
  expect(`;${link}`).toContain(`;${key}:`);
  expect(parseSandbox(link, ids)).toMatchObject({ outcome: 'read' });
  expect(misreadPieces(`${url.pathname}${url.search}`)).toEqual([]);
});

/** What a link is told is allowed, where the guide says it in words. */
const inWords: Readonly<Record<string, readonly string[]>> = {
  persona: ids,
  rewind: ['a name of letters, digits, spaces and hyphens'],
  bookmark: ['a name of letters, digits, spaces and hyphens'],
};

it.each(keyDescriptions)('$key: allows what the grammar allows', ({ key, allowed }) => {
  const read = parseSandbox(`${key}:`, ids);
  const told = read.outcome === 'refused' ? read.misreadings.flatMap((each) => each.allowed) : [];
  expect(told).toEqual(inWords[key] ?? allowed);
});
