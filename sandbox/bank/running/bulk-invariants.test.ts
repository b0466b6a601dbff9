import { expect, it } from 'vitest';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount, outside } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { brokenBy, sweep } from './invariants.ts';

function booked(id: string, minor: number): Change {
  return { change: 'post', posting: posting({ id, entries: moved(currentAccount, outside, minor) }) };
}

const update = (record: BulkFileRecord): Change => ({ change: 'update', of: 'bulkFiles', record });

/** Each is committed as if a rule had decided it. */
it.each<[string, (file: BulkFileRecord) => Change[]]>([
  ['a payment booked twice', ({ id }) => [booked(`${id}-1-again`, 125_50)]],
  ['a payment booked that was never made', ({ id }) => [booked(`${id}-9-booked`, 1)]],
  [
    'a payment rejected although it is booked',
    (file) => [update({ ...file, rows: file.rows.map((row) => ({ ...row, outcome: 'rejected:X-1' })) })],
  ],
  ['payments made of a file that is only verified', (file) => [update({ ...file, state: 'verified' })]],
  [
    'BACS payments whose hold is gone',
    ({ id }) => [
      { change: 'remove', of: 'holds', id: `${id}-bacs` },
      { change: 'cancel', jobId: `hold.settle:${id}-bacs` },
    ],
  ],
])('reports %s at once', async (_, planted) => {
  const bulk = await bulkActions();
  const { id } = await bulk.authorised();
  await bulk.waitSeconds(2);
  expect(sweep(bulk.bank)).toEqual([]);
  const changes = planted(bulk.fileOf(id));
  await commit(bulk.bank, changes);
  expect(brokenBy(bulk.bank, changes).map(({ invariant }) => invariant)).toContain('bulk-payments-are-made-once');
  expect(sweep(bulk.bank).map(({ invariant }) => invariant)).toContain('bulk-payments-are-made-once');
});
