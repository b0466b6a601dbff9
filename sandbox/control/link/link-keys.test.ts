import { expect, it } from 'vitest';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { payeeNames } from './known-payees.ts';
import type { LinkKey } from './link-key.ts';
import { keys, linkKeys } from './link-keys.ts';
import { misreadPieces } from './link-pieces.ts';
import { parseSandbox } from './parse-link.ts';

const ids = Object.keys(personas);
const described = keys.map((key): LinkKey & { key: string } => ({ key, ...linkKeys[key] }));

it.each(described)('$key: its example is a link that uses it', ({ key, example }) => {
  const url = new URL(example, 'https://sandbox.example');
  const link = url.searchParams.get('sandbox') ?? '';
  expect(`;${link}`).toContain(`;${key}:`);
  expect(parseSandbox(link, ids)).toMatchObject({ outcome: 'read' });
  expect(misreadPieces(`${url.pathname}${url.search}`)).toEqual([]);
});

/** What a link is told is allowed, where the guide says it in words. */
const inWords: Readonly<Record<string, readonly string[]>> = {
  persona: [...ids, 'described'],
  do: verbNames,
  'new-payee': payeeNames,
  rewind: ['a name of letters, digits, spaces and hyphens'],
  bookmark: ['a name of letters, digits, spaces and hyphens'],
};

it.each(described)('$key: allows what the grammar allows', ({ key, allowed }) => {
  const read = parseSandbox(`${key}:`, ids);
  const told = read.outcome === 'refused' ? read.misreadings.flatMap((each) => each.allowed) : [];
  expect(told).toEqual(inWords[key] ?? allowed);
});
