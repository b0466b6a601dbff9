import { expect, it } from 'vitest';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { nameUsedCall } from '#src/api/bulk/find-file.ts';
import { createFormNote, openNotes } from '#src/api/orders/form-note.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { money } from '#src/kernel/money.ts';
import { openBulkCustomer } from '#tests/customers/bulk-customer.ts';

/** What the bank can tell of a file before it asks for a code. */

const rows = [
  'Ashdown Feed,601122,20418836,FP,Hay,12.57',
  'No Such Bank,999999,20418836,BACS,Hay,10',
  'Slow Bank,236972,20418836,FP,Hay,10',
].join('\r\n');
const nameUsed = uncachedQuery(nameUsedCall);

it('warns of payments that would be rejected before a file is sent, and sends it once when asked again', async () => {
  const bulk = await openBulkCustomer();
  const store = await bulk.openPage();
  const order = bulk.orderOf({ content: btoa(rows), count: 3, total: money(32_57, 'GBP') });
  const upload = store.dispatch(createUpload(order, createFormNote('upload')));
  expect(await upload()).toEqual({
    outcome: 'warned',
    warnings: [
      { row: 2, reason: 'The sort code is not known.' },
      { row: 3, reason: expect.stringContaining('Faster Payments') },
    ],
  });
  expect([await bulk.callCount('uploadBulkFile'), openNotes()]).toEqual([0, []]);
  expect(await bulk.moneyGone()).toBe(0);
  expect(await upload()).toMatchObject({ outcome: 'uploaded' });
  expect([await bulk.callCount('createBulkFile'), await bulk.callCount('uploadBulkFile')]).toEqual([1, 2]);
  expect(await upload()).toMatchObject({ outcome: 'uploaded' });
  expect(await bulk.callCount('uploadBulkFile')).toBe(2);
});

it('tells the name of a file that is used, in any case, and one that is free again', async () => {
  const bulk = await openBulkCustomer();
  const store = await bulk.openPage();
  const isUsed = (fileName: string) =>
    store.dispatch(nameUsed({ party: bulk.party, fileName }, new AbortController().signal));
  expect(await isUsed('HAY.csv')).toEqual({ data: false });
  const order = bulk.orderOf({ content: btoa('Ashdown Feed,601122,20418836,FP,A#1,12.57'), count: 1 });
  const upload = (over: object) => store.dispatch(createUpload({ ...order, ...over }, createFormNote('upload')))();
  expect(await upload({ total: money(12_57, 'GBP') })).toMatchObject({ outcome: 'uploaded' });
  expect(await isUsed('hay.CSV')).toEqual({ data: true });
  await bulk.sandbox.control.advanceClock('PT3S');
  expect(await isUsed('HAY.csv'), 'it has failed').toEqual({ data: false });
});
