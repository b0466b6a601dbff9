import { expect, it } from 'vitest';
import { finishedChanges } from '#sandbox/bank/bulk/bulk-runs.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { logOf } from './log.fixture.ts';

it('logs a file from its upload on, as a whole, and not its payments', async () => {
  const bulk = await bulkActions();
  const file = await bulk.drafted();
  expect(logOf(bulk.bank)).toEqual([]);
  await bulk.upload(file);
  expect(logOf(bulk.bank)).toMatchObject([
    {
      reference: file.id,
      code: 'FU_F_DFT',
      state: 'processing',
      madeAt: '2026-03-02T10:00:00.000Z',
      accountId: currentAccount,
      amount: money(225_75, 'GBP'),
      to: null,
      payee: null,
      valueOn: '2026-03-02',
      audit: [
        { userId: 'nell', status: 'initiated', note: 'HAY.csv' },
        { userId: null, status: 'processing' },
      ],
    },
  ]);
  await bulk.waitSeconds(3);
  await bulk.authorise(file.id);
  await bulk.waitUntilLondonTime('2026-03-20', '12:00');
  expect(bulk.fileOf(file.id).state).toBe('completed');
  const bacsOn = bulk.fileOf(file.id).rows.find(({ type }) => type === 'BACS')?.valueOn;
  const [entry, ...others] = logOf(bulk.bank);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    state: 'file-processed',
    audit: [
      { userId: 'nell', status: 'initiated' },
      { userId: 'nell', at: '2026-03-02T10:00:03.000Z', status: 'authorised' },
      { userId: null, status: 'file-processed' },
    ],
  });
  expect(entry?.audit.at(-1)?.at.slice(0, 10)).toBe(bacsOn);
});

it('is processed no later than a tester finished it', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.authorised();
  await commit(bulk.bank, finishedChanges(bulk.bank, bulk.fileOf(id)));
  expect(logOf(bulk.bank)[0]?.audit.at(-1)).toMatchObject({ status: 'file-processed', at: bulk.bank.clock.now });
});

it('follows a file that somebody else must authorise until it expires', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.checked();
  bulk.bank.payments = 'needs-authoriser';
  await bulk.authorise(id);
  expect(logOf(bulk.bank)).toMatchObject([
    {
      state: 'pending-approval',
      audit: [{}, { userId: 'nell', status: 'authorised' }, { note: 'Awaiting another authoriser' }],
    },
  ]);
  await bulk.waitUntilLondonTime('2026-04-03', '12:00');
  expect(logOf(bulk.bank)).toMatchObject([
    {
      state: 'expired',
      audit: [{}, {}, { userId: null, at: '2026-04-01T10:00:03.000Z', note: 'Not authorised in time' }],
    },
  ]);
});

it('expires after its day when its sender never authorised it', async () => {
  const bulk = await bulkActions();
  await bulk.checked();
  await bulk.waitUntilLondonTime('2026-03-05', '12:00');
  expect(logOf(bulk.bank)).toMatchObject([
    { state: 'expired', audit: [{}, { at: '2026-03-03T00:00:00.000Z', note: 'Not authorised in time' }] },
  ]);
});

it('fails with an error in the file', async () => {
  const bulk = await bulkActions();
  const text = 'Ashdown Feed,601122,20418836,FP,No. 7,225.75\r\n';
  await bulk.checked({ text, count: 1 });
  expect(logOf(bulk.bank)).toMatchObject([{ state: 'failed', audit: [{}, { status: 'failed' }] }]);
});
