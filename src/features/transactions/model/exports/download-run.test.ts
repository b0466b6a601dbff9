import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { TransactionFile } from '#src/api/transactions/transaction-files.ts';
import { countArrived } from '#src/features/transactions/model/fetch-pieces.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { type Download, newDownload, type RunDependencies, runDownload } from './download-run.ts';
import type { Joined, JoinRequest } from './join-files.ts';

const twentyMonths = { from: calendarDay('2024-10-18'), to: calendarDay('2026-06-17') };
const account = { accountNumber: '12345678' };
const refusal: BankError = { kind: 'refusal', status: 500, code: 'DIGX_X', message: 'The bank says no.' };
const bytes = new TextEncoder().encode('whole');

/** A bank that gives the listed answers in turn, and then answers with `file`. */
function scene(
  answers: readonly (BankError | 'ok')[] = [],
  { joined = { outcome: 'joined', bytes } as Joined, transactionCount = 3 } = {},
) {
  const requested: Period[] = [];
  const steps: string[] = [];
  const requests: JoinRequest[] = [];
  const leaving = new AbortController();
  const dependencies: RunDependencies = {
    account,
    async fetchPiece(piece) {
      const answer = answers[requested.push(piece) - 1] ?? 'ok';
      return answer === 'ok' ? { data: fileOf(piece, transactionCount) } : { error: answer };
    },
    async join(request) {
      requests.push(request);
      return joined;
    },
    onStep: (step) => void steps.push(step.status === 'fetching' ? `${step.part} of ${step.of}` : step.status),
    signal: leaving.signal,
  };
  return { dependencies, requested, steps, requests, leave: () => leaving.abort() };
}

function fileOf({ from }: Period, transactionCount: number): TransactionFile {
  return { fileName: `${from}.csv`, content: btoa(from), transactionCount };
}

function start(period: Period = twentyMonths): Download {
  return newDownload('csv', period);
}

it('fetches twenty months in four pieces, oldest first', async () => {
  const { dependencies, requested, steps, requests } = scene();
  const { outcome } = await runDownload(start(), dependencies);
  expect(outcome).toEqual({ status: 'ready', bytes, transactionCount: 12 });
  expect(requested).toEqual([
    { from: '2024-10-18', to: '2024-12-14' },
    { from: '2024-12-15', to: '2025-06-15' },
    { from: '2025-06-16', to: '2025-12-16' },
    { from: '2025-12-17', to: '2026-06-17' },
  ]);
  expect(steps).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', 'joining']);
  expect(requests).toEqual([
    { format: 'csv', account, pieces: requested.map((period) => ({ period, content: btoa(period.from) })) },
  ]);
});

it('fetches two pieces at a time', async () => {
  const { dependencies } = scene();
  let onTheirWay = 0;
  const counts: number[] = [];
  const fetchPiece: RunDependencies['fetchPiece'] = async (piece) => {
    onTheirWay += 1;
    counts.push(onTheirWay);
    await Promise.resolve();
    onTheirWay -= 1;
    return dependencies.fetchPiece(piece);
  };
  expect((await runDownload(start(), { ...dependencies, fetchPiece })).outcome?.status).toBe('ready');
  expect(counts).toEqual([1, 2, 1, 2]);
});

it('keeps the received pieces after a failure, with the one on its way, and continues from there', async () => {
  const { dependencies, requested, steps, requests } = scene(['ok', refusal]);
  const { outcome, download } = await runDownload(start(), dependencies);
  expect(outcome).toEqual({ status: 'failed', message: 'The bank says no.', code: 'DIGX_X' });
  expect(download.answers.map((file) => file !== undefined)).toEqual([true, false, true, false]);
  expect(requests).toEqual([]);

  expect((await runDownload(download, dependencies)).outcome).toEqual({ status: 'ready', bytes, transactionCount: 12 });
  expect(requested.map(({ from }) => from)).toEqual([
    '2024-10-18',
    '2024-12-15',
    '2025-06-16',
    '2024-12-15',
    '2025-12-17',
  ]);
  expect(steps).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', 'joining']);
});

it('reports no code if there is none', async () => {
  const { dependencies } = scene([{ kind: 'fault', fault: 'offline', message: 'No network.' }]);
  expect((await runDownload(start(), dependencies)).outcome).toEqual({ status: 'failed', message: 'No network.' });
});

it('refetches only a damaged piece', async () => {
  const { dependencies } = scene([], { joined: { outcome: 'damaged', places: [1] } });
  const { outcome, download } = await runDownload(start(), dependencies);
  expect(outcome).toEqual({ status: 'failed', message: 'The file we sent could not be read.' });
  expect(countArrived(download)).toBe(3);
  const again = scene();
  expect((await runDownload(download, again.dependencies)).outcome?.status).toBe('ready');
  expect(again.requested.map(({ from }) => from)).toEqual(['2024-12-15']);
});

it('makes no file without transactions', async () => {
  const { dependencies, requests } = scene([], { transactionCount: 0 });
  expect((await runDownload(start(), dependencies)).outcome).toEqual({ status: 'empty' });
  expect(requests).toEqual([]);
});

it('ends without an outcome when stopped, and fetches no more', async () => {
  const { dependencies, requested, leave, requests } = scene();
  const fetchPiece: RunDependencies['fetchPiece'] = (piece) => {
    if (requested.length === 2) leave();
    return dependencies.fetchPiece(piece);
  };
  const { outcome, download } = await runDownload(start(), { ...dependencies, fetchPiece });
  expect(outcome).toBeUndefined();
  expect(requested).toHaveLength(3);
  expect(countArrived(download)).toBe(1);
  expect(requests).toEqual([]);
});

it('has no outcome if stopped while joining', async () => {
  const { dependencies, leave } = scene();
  const join: RunDependencies['join'] = (request) => {
    leave();
    return dependencies.join(request);
  };
  const { outcome, download } = await runDownload(start(), { ...dependencies, join });
  expect(outcome).toBeUndefined();
  expect(countArrived(download)).toBe(4);
});
