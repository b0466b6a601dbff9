import { expect, it, vi } from 'vitest';
import { createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { beforeAuthorising } from '#src/api/bulk/before-authorising.ts';
import { createUpload, fileRead } from '#src/api/bulk/bulk-run.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { openBulkCustomer } from '#tests/customers/bulk-customer.ts';
import { openBank } from '#tests/customers/open-bank.ts';

/** The warning before a bulk file is authorised late, and the money on the day that it told. */

const christmasEve = calendarDay('2026-12-24');
const afterChristmas = calendarDay('2026-12-29');
const content = btoa('Ashdown Feed,601122,20418836,FP,Hay,12.57');
const minor = 12_57;

it.each([
  ['a minute before the cut-off', '16:59', undefined],
  ['at the cut-off', '17:00', { chosen: christmasEve, paidOn: afterChristmas }],
  ['after it', '17:30', { chosen: christmasEve, paidOn: afterChristmas }],
])('a file authorised %s is paid on the day that its sender was told', async (_, time, warning) => {
  const sandbox = await openBank('2026-12-24T16:50');
  const bulk = await openBulkCustomer(undefined, sandbox);
  const store = await bulk.openPage();
  const order = bulk.orderOf({ payOn: christmasEve, content, count: 1, total: money(minor, 'GBP') });
  const uploaded = await store.dispatch(createUpload(order, createFormNote('upload')))();
  if (uploaded.outcome !== 'uploaded') throw new Error(uploaded.outcome);
  const { id } = uploaded;
  await sandbox.control.advanceClock('PT3S');
  await sandbox.control.setClock(`2026-12-24T${time}`);
  vi.spyOn(clock, 'businessNow').mockReturnValue(instantInLondon(christmasEve, time));

  // The session has been idle for too long by then.
  const late = await openBulkCustomer(undefined, sandbox);
  const page = await late.openPage();
  const arg = { party: late.party, id };
  const shown = () => page.dispatch(fileRead(arg));
  expect(await page.dispatch(beforeAuthorising(arg))).toEqual({
    data: { isFactorNeeded: true, ...(warning && { later: warning }) },
  });
  const authorised = await page.dispatch(
    createAuthorisation({ ...arg, confirms: 'HAY.csv' }, createFormNote('authorisation')),
  )();
  expect(authorised).toEqual({ outcome: 'approved' });
  const paidOn = warning?.paidOn ?? christmasEve;
  expect(await shown()).toMatchObject({ status: 'APPROVED', payOn: christmasEve, paidOn });
  await sandbox.control.advanceClock('PT5S');
  expect(await late.moneyGone()).toBe(warning === undefined ? minor : 0);

  await sandbox.control.setClock('2026-12-29T06:01');
  const after = await openBulkCustomer(undefined, sandbox);
  const file = await (await after.openPage()).dispatch(fileRead({ party: after.party, id }));
  expect(file).toMatchObject({ status: 'COMPLETED', paidOn });
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});
