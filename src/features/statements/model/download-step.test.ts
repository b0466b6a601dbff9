import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { downloadStep, type StepMeans } from './download-step.ts';
import { damagedFile } from './read-pdf.ts';
import { statement } from './statement.fixture.ts';

const may = statement('2026-05-31');
const refusal: BankError = { kind: 'refusal', status: 404, message: 'The statement is not on file.' };
const brokenMessage = 'The file could not be saved on this device. Please try again, or call us if it happens again.';

function scene({ fileName = 'may.pdf', content = btoa('%PDF-1.7') } = {}) {
  const saved: string[] = [];
  const leaving = new AbortController();
  const means: StepMeans = {
    ask: async () => ({ data: { fileName, content } }),
    save: (_, name) => void saved.push(name),
    signal: leaving.signal,
  };
  return { means, saved, leave: () => leaving.abort() };
}

it.each([
  ['may.pdf', 'may.pdf'],
  ['../may.pdf.exe', 'may.pdf.exe.pdf'],
])('saves a file named %s as %s', async (fileName, expected) => {
  const { means, saved } = scene({ fileName });
  expect(await downloadStep(may, means)).toEqual({ is: 'saved', statement: may, fileName: expected });
  expect(saved).toEqual([expected]);
});

it('reports a refusal, and a file that is not a document', async () => {
  const { means, saved } = scene({ content: btoa('<!doctype html>') });
  const refused = await downloadStep(may, { ...means, ask: async () => ({ error: refusal }) });
  expect(refused).toEqual({ is: 'failed', statement: may, error: refusal });
  expect(await downloadStep(may, means)).toEqual({ is: 'failed', statement: may, error: damagedFile });
  expect(saved).toEqual([]);
});

const breakage = () => {
  throw new RangeError('no memory');
};

it.each<[string, Partial<StepMeans>]>([
  ['the request throws', { ask: breakage }],
  ['the request returns nothing', { ask: () => Promise.reject(new TypeError('a bug')) }],
  ['saving throws', { save: breakage }],
])('returns a failure if %s', async (_, broken) => {
  const { means } = scene();
  expect(await downloadStep(may, { ...means, ...broken })).toMatchObject({
    is: 'failed',
    statement: may,
    error: { message: brokenMessage },
  });
});

it.each<[string, StepMeans['ask'] | undefined]>([
  ['an answer', undefined],
  ['a failure', breakage],
])('saves and reports nothing after cancellation: %s', async (_, ask) => {
  const { means, saved, leave } = scene();
  leave();
  expect(await downloadStep(may, { ...means, ...(ask && { ask }) })).toBeUndefined();
  expect(saved).toEqual([]);
});
