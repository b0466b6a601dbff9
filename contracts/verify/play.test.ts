import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { play } from './play.ts';
import type { PactToPlay } from './play-pact.ts';

// A bank of one answer, so that only the verifier's processes are tested.

const folder = mkdtempSync(join(tmpdir(), 'play-'));
const bank = createServer((_, answer) => answer.end());
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((listening) => bank.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
});
afterAll(() => {
  bank.close();
  rmSync(folder, { recursive: true });
});

function pactOf(name: string, status: number): PactToPlay {
  const file = join(folder, `${name}.json`);
  const interactions = [{ description: name, request: { method: 'GET', path: '/' }, response: { status } }];
  const metadata = { pactSpecification: { version: '3.0.0' } };
  writeFileSync(
    file,
    JSON.stringify({ consumer: { name: 'app' }, provider: { name: 'bank' }, interactions, metadata }),
  );
  return { file, provider: 'bank', baseUrl, stateUrl: `${baseUrl}/`, headers: {} };
}

it('tells the results of several pacts apart, one after another and side by side', async () => {
  const resultsOf = async (name: string, status: number) =>
    (await play(pactOf(name, status))).interactionResults.map(({ description, result }) => `${description}: ${result}`);
  expect(await resultsOf('first', 200)).toEqual(['first: OK']);
  expect(await resultsOf('second', 404)).toEqual(['second: Error']);
  const both = [resultsOf('third', 200), resultsOf('fourth', 404)];
  expect(await Promise.all(both)).toEqual([['third: OK'], ['fourth: Error']]);
});

it('reports a verifier that ends without results, with what it has written, and plays the next pact', async () => {
  const unplayable = { ...pactOf('unplayable', 200), file: join(folder, 'missing.json') };
  await expect(play(unplayable)).rejects.toThrow(/^The verifier ended with 1 and no results:\n.*missing\.json/s);
  const { interactionResults } = await play(pactOf('next', 200));
  expect(interactionResults).toMatchObject([{ description: 'next', result: 'OK' }]);
});
