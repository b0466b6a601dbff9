import { expect, it } from 'vitest';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount, openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { filesToReject, fileToFinish, finishBulkFile, firstToReject, rejectBulkPayment } from './bulk-testing.ts';

type Bulk = Awaited<ReturnType<typeof bulkActions>>;

const done = (bulk: Bulk, act: typeof finishBulkFile) =>
  bulk.make({ outcome: 'done', changes: act(bulk.bank, bulk.customer().user) });

const rejectFirst: typeof finishBulkFile = (bank, user) => {
  const [file] = filesToReject(bank, user);
  return file === undefined ? [] : rejectBulkPayment(file, firstToReject(file));
};

it.each([
  ['before it is paid', 0],
  ['while BACS is on its way', 2],
])('finishes a file %s, and pays everything once', async (_, seconds) => {
  const bulk = await bulkActions();
  const { id } = await bulk.authorised();
  await bulk.waitSeconds(seconds);
  await done(bulk, finishBulkFile);
  expect(bulk.fileOf(id).state).toBe('completed');
  expect(bulk.balance()).toBe(openingBalance - 225_75);
  expect(heldOn(bulk.bank, currentAccount)).toBe(0);
  expect(fileToFinish(bulk.bank, bulk.customer().user)).toBeUndefined();
  await bulk.waitUntilLondon('2026-03-05', '10:00');
  expect(bulk.balance()).toBe(openingBalance - 225_75);
  expect(sweep(bulk.bank)).toEqual([]);
});

it('has one payment rejected after the other, and the rest paid', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.checked();
  await done(bulk, rejectFirst);
  await done(bulk, rejectFirst);
  await bulk.authorise(id);
  await bulk.waitSeconds(2);
  expect(bulk.fileOf(id).rows.map(({ outcome }) => outcome)).toEqual([
    'rejected:FT-VAC09',
    'rejected:FT-VAC09',
    'made',
  ]);
  expect(bulk.balance()).toBe(openingBalance - 20_25);
  expect(sweep(bulk.bank)).toEqual([]);
});
