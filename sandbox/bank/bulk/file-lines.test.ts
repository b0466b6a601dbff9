import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { failedStatuses, linesOf, totalOfLines } from './file-lines.ts';

const text = [
  'Ashdown Feed,601122,20418836,FP,Hay March,80',
  'T Mount,60112,30550122,BACS,A#1,80',
  'Ada Frost,609303,77000001,FP,Eggs,80',
].join('\n');

it('keeps every line of a file with an error, and says of each why it was not paid', async () => {
  const bulk = await bulkActions();
  const draft = await bulk.drafted({ text, count: 3, minor: 240_00 });
  expect(linesOf(draft).map(({ row, status, text: why }) => [row, status, why])).toEqual([
    [1, 'UPLOADED', null],
    [2, 'UPLOADED', null],
    [3, 'UPLOADED', null],
  ]);
  await bulk.upload(draft);
  await bulk.waitSeconds(3);
  const lines = linesOf(bulk.fileOf(draft.id));
  expect(totalOfLines(lines)).toBe(240_00);
  const stopped = 'The file has errors, so none of its payments was made.';
  expect(lines).toMatchObject([
    { row: 1, name: 'Ashdown Feed', minor: 80_00, status: 'ERROR', code: null, text: stopped },
    {
      row: 2,
      name: 'T Mount',
      sortCode: '60112',
      type: 'BACS',
      reference: 'A#1',
      minor: 80_00,
      status: 'ERROR',
      code: 'DIGX_BNK_DET001',
      text: 'The sort code must have six digits. The reference may contain letters, digits and spaces only.',
    },
    { row: 3, name: 'Ada Frost', minor: 80_00, status: 'ERROR', code: null, text: stopped },
  ]);
});

it('keeps a line whose amount cannot be read, without one', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.checked({ text: 'A,601122,20418836,FP,Hay,ten\nB,601122\nC,601122,20418836,FP,Hay,10' });
  const lines = linesOf(bulk.fileOf(id));
  expect(lines.map(({ row, name, minor }) => [row, name, minor])).toEqual([
    [1, 'A', null],
    [2, 'B', null],
    [3, 'C', 10_00],
  ]);
  expect(totalOfLines(lines)).toBe(10_00);
});

it.each([
  ['rejected', 'REJECTED', 'An authoriser declined the file.'],
  ['expired', 'EXPIRED', 'The file was not authorised in time.'],
] as const)('counts every payment of a file that is %s as failed, with the reason', async (state, status, why) => {
  const bulk = await bulkActions();
  const file = await bulk.checked();
  await commit(bulk.bank, [{ change: 'update', of: 'bulkFiles', record: { ...file, state } }]);
  const lines = linesOf(bulk.fileOf(file.id));
  expect(lines.map((line) => [line.status, line.text])).toEqual([1, 2, 3].map(() => [status, why]));
  expect(failedStatuses).toContain(status);
});

it('counts what was paid and what was rejected of a file', async () => {
  const bulk = await bulkActions();
  const rows = 'Ashdown Feed,601122,20418836,FP,Hay,10\nHerself,609303,31926819,FP,C,10';
  const { id } = await bulk.authorised({ text: rows, count: 2, minor: 20_00 });
  await bulk.waitSeconds(10);
  expect(linesOf(bulk.fileOf(id))).toMatchObject([
    { row: 1, status: 'COMPLETED', code: null, text: null },
    { row: 2, status: 'REJECTED', code: 'DIGX_AP_0013', text: null },
  ]);
});
