import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { damagedFile, downloadStep, readPdf, type StepDependencies } from './download-step.ts';
import { statement } from './statement.fixture.ts';

const may = statement('2026-05-31');
const refusal: BankError = { kind: 'refusal', status: 404, message: 'The statement is not on file.' };
const brokenMessage = 'The file could not be saved on this device. Please try again.';

function scene({ fileName = 'may.pdf', content = btoa('%PDF-1.7') } = {}) {
  const saved: string[] = [];
  const leaving = new AbortController();
  const dependencies: StepDependencies = {
    ask: async () => ({ data: { fileName, content } }),
    save: (_, name) => void saved.push(name),
    signal: leaving.signal,
  };
  return { dependencies, saved, leave: () => leaving.abort() };
}

it.each([
  ['may.pdf', 'may.pdf'],
  ['../may.pdf.exe', 'may.pdf.exe.pdf'],
])('saves a file named %s as %s', async (fileName, expected) => {
  const { dependencies, saved } = scene({ fileName });
  expect(await downloadStep(may, dependencies)).toEqual({ status: 'saved', statement: may, fileName: expected });
  expect(saved).toEqual([expected]);
});

it('reports a refusal, and a file that is not a document', async () => {
  const { dependencies, saved } = scene({ content: btoa('<!doctype html>') });
  const refused = await downloadStep(may, { ...dependencies, ask: async () => ({ error: refusal }) });
  expect(refused).toEqual({ status: 'failed', statement: may, error: refusal });
  expect(await downloadStep(may, dependencies)).toEqual({ status: 'failed', statement: may, error: damagedFile });
  expect(saved).toEqual([]);
});

const breakage = () => {
  throw new RangeError('no memory');
};

it.each<[string, Partial<StepDependencies>]>([
  ['the request throws', { ask: breakage }],
  ['the request returns nothing', { ask: () => Promise.reject(new TypeError('a bug')) }],
  ['saving throws', { save: breakage }],
])('returns a failure if %s', async (_, broken) => {
  const { dependencies } = scene();
  expect(await downloadStep(may, { ...dependencies, ...broken })).toMatchObject({
    status: 'failed',
    statement: may,
    error: { message: brokenMessage },
  });
});

it.each<[string, StepDependencies['ask'] | undefined]>([
  ['an answer', undefined],
  ['a failure', breakage],
])('saves and reports nothing after cancellation: %s', async (_, ask) => {
  const { dependencies, saved, leave } = scene();
  leave();
  expect(await downloadStep(may, { ...dependencies, ...(ask && { ask }) })).toBeUndefined();
  expect(saved).toEqual([]);
});

const document = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

it('reads a document byte by byte', async () => {
  const read = readPdf(btoa(document));
  expect(read?.type).toBe('application/pdf');
  const bytes = new Uint8Array((await read?.arrayBuffer()) ?? new ArrayBuffer());
  expect(String.fromCharCode(...bytes)).toBe(document);
});

it.each([
  ['nothing', ''],
  ['text that is not base64', 'not base64!'],
  ['truncated base64', btoa(document).slice(0, -1)],
  ['another kind of file', btoa('PK\x03\x04')],
  ['a web page', btoa('<!doctype html>')],
  ['a PDF with something before it', btoa(`\n${document}`)],
])('does not accept %s', (_, content) => expect(readPdf(content)).toBeUndefined());
