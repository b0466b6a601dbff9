import { expect, it } from 'vitest';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { bulkVerbs } from './bulk-verbs.ts';

const verb = bulkVerbs['reject-bulk-payment'];

async function twoFiles() {
  const bulk = await bulkActions();
  const older = await bulk.checked({ fileName: 'OLDER.csv' });
  const newer = await bulk.checked({ fileName: 'NEWER.csv' });
  const user = () => bulk.customer().user;
  return {
    bulk,
    older,
    newer,
    what: (details = {}) => verb.whyNot(bulk.bank, user(), details) ?? verb.what(bulk.bank, user(), details),
    reject: (details = {}) => bulk.make({ outcome: 'done', changes: verb.changes(bulk.bank, user(), details) }),
  };
}

it('rejects the first payment of the newest file where none is named, then the next', async () => {
  const { bulk, older, newer, what, reject } = await twoFiles();
  expect(what()).toMatch(/^Payment 1 of NEWER\.csv, £[\d.]+ to .+, will be rejected when the others are made\.$/);
  await reject();
  expect(what()).toMatch(/^Payment 2 of NEWER\.csv/);
  await reject();
  expect(bulk.fileOf(newer.id).rows.map(({ outcome }) => outcome)).toEqual(['barred', 'barred', 'waiting']);
  expect(bulk.fileOf(older.id)).toEqual(older);
  expect(bulk.balance()).toBe(openingBalance);
});

it('rejects the payment that is named, once', async () => {
  const { bulk, older, what, reject } = await twoFiles();
  const third = { file: 'OLDER.csv', payment: '3' };
  await reject(third);
  expect(bulk.fileOf(older.id).rows.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting', 'barred']);
  expect(what(third)).toMatch(/^Payment 3 of OLDER\.csv.* is rejected already\.$/);
  await bulk.authorise(older.id);
  await bulk.waitSeconds(2);
  expect(bulk.fileOf(older.id).rows[2]).toMatchObject({ outcome: 'rejected:FT-VAC09' });
});

it.each([
  [{ file: 'NONE.csv' }, 'No bulk file “NONE.csv” waits to be paid.'],
  [{ payment: '4' }, 'NEWER.csv has no payment “4”. It has 3.'],
  [{ payment: 'last' }, 'NEWER.csv has no payment “last”. It has 3.'],
])('rejects nothing for %j', async (details, why) => {
  const { bulk, newer, what, reject } = await twoFiles();
  expect(what(details)).toBe(why);
  await reject(details);
  expect(bulk.fileOf(newer.id)).toEqual(newer);
});
