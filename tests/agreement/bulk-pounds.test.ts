import { expect, it } from 'vitest';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { openBulkCustomer, totalMinor } from '#tests/customers/bulk-customer.ts';

it.each(['EUR', 'USD'] as const)('the bank takes no file whose total is in %s', async (currency) => {
  const bulk = await openBulkCustomer();
  const store = await bulk.openPage();
  // The app's own types allow pounds only.
  const total = money(totalMinor, currency) as Money<never>;
  const upload = store.dispatch(createUpload(bulk.orderOf({ total }), createFormNote('upload')));
  expect(await upload()).toMatchObject({ outcome: 'refused', error: { status: 400 } });
  expect([await bulk.callCount('createBulkFile'), await bulk.callCount('uploadBulkFile')]).toEqual([1, 0]);
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(0);
});
