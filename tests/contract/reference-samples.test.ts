import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, contractOperations } from '#contracts/driver/contract.ts';
import { exampleRequest } from '#contracts/reference/example-request.ts';
import { recordedInteractions } from '#contracts/reference/recorded-interactions.ts';
import { samplesOf } from '#contracts/reference/samples.ts';
import { operationsOf } from '#openapi/generator/contract.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

const interactions = recordedInteractions();
const samples = operationsOf(contract).map((operation) => {
  const request = exampleRequest(operation, interactions);
  return { operation, request, ...samplesOf(operation, request) };
});
type Sample = (typeof samples)[number];
const folder = scratchFolder(afterAll);
let bank: NodeHost;

beforeAll(async () => {
  bank = await startNodeHost({ port: 0, settings: {} });
});
afterAll(() => bank.close());

it('keeps to lines of 75 characters, unless one text alone is longer', () => {
  const lines = samples.flatMap(({ curl, typescript, java }) =>
    [curl, typescript, java].flatMap((text) => text.split('\n')),
  );
  const withoutText = (line: string) => line.replace(/(["']).*\1/, '');
  expect(lines.filter((line) => line.length > 75 && withoutText(line).length > 30)).toEqual([]);
});

it('shows TypeScript that compiles with a client of the contract', () => {
  const calls = samples.map(({ operation, typescript }) => {
    const body = typescript.replace(/^/gm, '  ');
    return `export async function ${operation.id}() {\n${body}\n  return { data, error, response };\n}`;
  });
  const head = `import createClient from 'openapi-fetch';
import type { paths } from '${process.cwd()}/src/api/schema.generated.d.ts';
const bank = createClient<paths>({ baseUrl: 'https://bank.test/digx' });
const nonce = 'one';
`;
  const file = join(process.cwd(), 'test-results/samples.check.ts');
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, `${head}${calls.join('\n')}\n`);
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--lib',
    'es2023,dom,dom.iterable',
    '--ignoreConfig',
  ];
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', ...options, file], {
    encoding: 'utf8',
  });
  rmSync(file);
  expect(stdout).toBe('');
});

const hasJava = spawnSync('javac', ['--version']).status === 0;

it.skipIf(!hasJava)('shows Java that compiles without libraries', () => {
  const calls = samples.map(
    ({ operation, java }) => `  Object ${operation.id}() throws Exception {\n${java}\n    return answer;\n  }`,
  );
  writeFileSync(
    join(folder, 'Samples.java'),
    `import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

class Samples {
  HttpClient client; String bank; String nonce;
${calls.join('\n')}
}
`,
  );
  expect(spawnSync('javac', ['-d', folder, join(folder, 'Samples.java')], { encoding: 'utf8' }).stderr).toBe('');
});

/** Those that need no earlier call, before others change what they find. */
const soonest = (one: Sample, other: Sample) => Number(one.request.followsOthers) - Number(other.request.followsOthers);
const bash = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

it.skipIf(!hasCurl)(
  'shows calls that a sandbox answers as they are, unless they need an earlier one',
  async () => {
    const runs: { readonly id: string; readonly status: string; readonly answer: string }[] = [];
    for (const { operation, curl } of samples.toSorted(soonest)) {
      const local = curl.replace('http://localhost:8787', `http://127.0.0.1:${bank.port}`);
      const { stdout } = await bash('bash', ['-c', `${local} -s -m 20 -w '\n%{http_code}'`]);
      const status = stdout.slice(-3);
      runs.push({ id: operation.id, status, answer: Number(status) < 400 ? '' : stdout });
    }
    const known = new Map(contractOperations.map(({ id, answers }) => [id, answers.map(({ status }) => status)]));
    expect(runs.filter(({ id, status }) => known.get(id)?.includes(status) !== true)).toEqual([]);
    const alone = new Set(samples.filter(({ request }) => !request.followsOthers).map(({ operation }) => operation.id));
    const refused = runs.filter(({ id, status }) => alone.has(id) && Number(status) >= 400);
    expect(alone.size).toBeGreaterThan(40);
    expect(refused).toEqual([]);
  },
  120_000,
);
