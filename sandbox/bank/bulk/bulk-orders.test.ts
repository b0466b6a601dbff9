import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import {
  currentAccount,
  neighbourAccount,
  openingBalance,
  outside,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { usedByFilesToday } from './bulk-limits.ts';
import { linesOf } from './file-lines.ts';

type Bulk = Awaited<ReturnType<typeof bulkActions>>;

function moneyOf({ bank, balance }: Bulk) {
  return {
    left: openingBalance - balance(),
    held: heldOn(bank, currentAccount),
    outside: bank.ledger.balanceOf(outside),
    bacs: bank.ledger.balanceOf('clearing:bacs:GBP'),
    // She has £100 of her own once her accounts are opened.
    neighbour: Math.max(balance(neighbourAccount) - 100_00, 0),
  };
}

const untouched = { left: 0, held: 0, outside: 0, bacs: 0, neighbour: 0 };
const [faster, bacs, here] = [125_50, 80_00, 20_25];

it('pays a file step by step: Faster Payments at once, BACS two working days later', async () => {
  const bulk = await bulkActions();
  const draft = await bulk.drafted();
  expect(draft).toMatchObject({ id: 'BF2606100001', state: 'initiated', errors: [] });
  const uploaded = await bulk.upload(draft);
  expect(uploaded).toMatchObject({ rule: 'bulk.uploaded', requiredConfirmation: { factors: ['OTP'] } });
  expect(bulk.fileOf(draft.id).state).toBe('uploaded');
  await bulk.waitSeconds(3);
  expect(bulk.fileOf(draft.id).state).toBe('verified');
  expect(await bulk.authorise(draft.id)).toMatchObject({
    rule: 'bulk.approved',
    requiredConfirmation: { factors: ['PIN'], confirms: 'to pay HAY.csv, 3 payments, £225.75' },
  });
  expect(bulk.fileOf(draft.id).state).toBe('approved');
  expect(moneyOf(bulk)).toEqual(untouched);

  await bulk.waitSeconds(2);
  const processing = bulk.fileOf(draft.id);
  expect(processing.state).toBe('processing');
  expect(linesOf(processing).map(({ status, valueOn }) => [status, valueOn])).toEqual([
    ['COMPLETED', '2026-03-02'],
    ['PROCESSING_IN_PROGRESS', '2026-03-04'],
    ['COMPLETED', '2026-03-02'],
  ]);
  expect(moneyOf(bulk)).toEqual({ left: faster + here, held: bacs, outside: faster, bacs: 0, neighbour: here });
  expect(sweep(bulk.bank)).toEqual([]);

  await bulk.waitUntilLondon('2026-03-04', '06:05');
  expect(bulk.fileOf(draft.id).state).toBe('completed');
  expect(moneyOf(bulk)).toEqual({ left: faster + here + bacs, held: 0, outside: faster, bacs, neighbour: here });
  expect(sweep(bulk.bank)).toEqual([]);
});

it('credits an account here by BACS only on the day', async () => {
  const bulk = await bulkActions();
  await bulk.authorised({ text: 'Ada Frost,609303,77000001,BACS,Eggs,20.25', count: 1, minor: here });
  await bulk.waitUntilLondon('2026-03-04', '06:04');
  expect(moneyOf(bulk)).toEqual({ ...untouched, left: here, bacs: here });
  await bulk.waitUntilLondon('2026-03-04', '06:05');
  expect(moneyOf(bulk)).toEqual({ ...untouched, left: here, neighbour: here });
});

it.each([
  ['in time', '2026-03-02T14:59:50.000Z', '2026-03-04'],
  ['after three', '2026-03-02T15:00:00.000Z', '2026-03-05'],
  ['before a weekend', '2026-03-05T10:00:00.000Z', '2026-03-09'],
])('books BACS payments sent %s on the right day', async (_, at, day) => {
  const bulk = await bulkActions({ at: at as never });
  const text = 'T Mount,601122,30550122,BACS,Shoes,80';
  const file = await bulk.authorised({ text, count: 1, minor: bacs, payOn: at.slice(0, 10) });
  await bulk.waitSeconds(2);
  expect(bulk.fileOf(file.id).rows[0]?.valueOn).toBe(day);
});

it('rejects what cannot be paid, moves nothing for it, and pays the others', async () => {
  const bulk = await bulkActions();
  const text = [
    'No Such Bank,999999,20418836,FP,A,10',
    'Euros here,609303,77000002,FP,B,10',
    'Herself,609303,31926819,FP,C,10',
    'Slow Bank,236972,20418836,FP,D,10',
    'Slow Bank,236972,20418836,BACS,E,10',
    'Ashdown Feed,601122,20418836,FP,F,10',
  ].join('\n');
  const file = await bulk.authorised({ text, count: 6, minor: 60_00 });
  await bulk.waitSeconds(2);
  expect(bulk.fileOf(file.id).rows.map(({ outcome }) => outcome)).toEqual([
    'rejected:DIGX_BNK_DET001',
    'rejected:FT-VAC09',
    'rejected:DIGX_AP_0013',
    'rejected:FT-RESP-999',
    'made',
    'made',
  ]);
  expect(moneyOf(bulk)).toEqual({ left: 10_00, held: 10_00, outside: 10_00, bacs: 0, neighbour: 0 });
  expect(usedByFilesToday(bulk.bank, { kind: 'USER', id: 'nell' })).toEqual({ minor: 20_00, count: 2 });
});

it('pays in the order of the file while the money lasts', async () => {
  const bulk = await bulkActions();
  const text = ['A,601122,20418836,FP,A,30000', 'B,601122,20418836,BACS,B,30000', 'C,601122,20418836,FP,C,20000'].join(
    '\n',
  );
  const file = await bulk.authorised({ text, count: 3, minor: 80_000_00, payOn: '2026-03-03' });
  await bulk.waitUntilLondon('2026-03-03', '06:00');
  expect(bulk.fileOf(file.id).rows.map(({ outcome }) => outcome)).toEqual(['made', 'rejected:DIGX_PY_0134', 'made']);
  expect(moneyOf(bulk)).toEqual({ ...untouched, left: openingBalance, outside: openingBalance });
});

it('authorises nothing beyond the funds of today, and everything once they are there', async () => {
  const bulk = await bulkActions();
  const text = 'A,601122,20418836,FP,A,50000.01';
  const file = await bulk.checked({ text, count: 1, minor: openingBalance + 1 });
  expect(await bulk.authorise(file.id)).toEqual({ outcome: 'refused', reason: 'not-enough-funds' });
  expect(moneyOf(bulk)).toEqual(untouched);
});

it('uploads and authorises once, however often it is asked', async () => {
  const bulk = await bulkActions();
  const file = await bulk.drafted();
  await bulk.upload(file);
  expect(await bulk.upload(file)).toMatchObject({ rule: 'bulk.uploaded-before', changes: [] });
  expect(await bulk.authorise(file.id)).toEqual({ outcome: 'refused', reason: 'file-differs' });
  await bulk.waitSeconds(3);
  await bulk.authorise(file.id);
  expect(await bulk.authorise(file.id)).toMatchObject({ rule: 'bulk.authorised-before', changes: [] });
  await bulk.waitSeconds(20);
  expect(await bulk.authorise(file.id)).toMatchObject({ rule: 'bulk.authorised-before', changes: [] });
  expect(moneyOf(bulk).left).toBe(faster + here);
});

it('takes no file that differs from its draft, and none whose permission was withdrawn', async () => {
  const bulk = await bulkActions();
  const file = await bulk.drafted();
  expect(await bulk.upload(file, { content: btoa('other') })).toMatchObject({ reason: 'file-differs' });
  expect(await bulk.upload(file, { payOn: '2026-03-03' })).toMatchObject({ reason: 'file-differs' });
  const account = bulk.bank.records.find('accounts', currentAccount);
  if (account === undefined) throw new Error('She has an account.');
  await commit(bulk.bank, [{ change: 'update', of: 'accounts', record: { ...account, taskCodes: ['PC_F_DOM'] } }]);
  expect(await bulk.upload(file)).toMatchObject({ reason: 'account-may-not-pay' });
});

it('lets a verified file lapse when its day has passed', async () => {
  const bulk = await bulkActions();
  const file = await bulk.checked();
  await bulk.waitUntilLondon('2026-03-03', '00:00');
  expect(bulk.fileOf(file.id).state).toBe('expired');
  expect(sweep(bulk.bank)).toEqual([]);
});

it('awaits another authoriser where the mandate says so, and pays nothing', async () => {
  const bulk = await bulkActions({ mandate: 'one-other' });
  const file = await bulk.checked();
  expect(await bulk.authorise(file.id)).toMatchObject({ rule: 'bulk.awaits-authorisation' });
  expect(bulk.bank.records.all('approvals')).toMatchObject([
    { kind: 'bulk-file', subjectId: file.id, makerId: 'nell', state: 'pending' },
  ]);
  await bulk.waitSeconds(30);
  expect(moneyOf(bulk)).toEqual(untouched);
});
