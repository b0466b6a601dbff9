import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '#sandbox/http/operations.generated.ts';

interface Pact {
  readonly interactions: readonly { readonly request: { readonly method: string; readonly path: string } }[];
}

const folder = 'contracts/pacts';
const requests = readdirSync(folder).flatMap((file) => {
  const { interactions } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Pact;
  return interactions.map(({ request }) => request);
});

it.each(Object.entries(operations))('pins %s to the service in a pact', (_, { method, path }) => {
  const pattern = new RegExp(`^(?:/digx)?${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  expect(requests.some((request) => request.method === method && pattern.test(request.path))).toBe(true);
});
