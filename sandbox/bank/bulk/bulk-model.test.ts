import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount, openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { filesToReject, finishBulkFile, firstToReject, rejectBulkPayment } from './bulk-testing.ts';

/** Random files between random waits: what left the account is what the files say was made, and never more. */

const row = fc.record({
  sortCode: fc.constantFrom('601122', '601122', '609303', '236972', '999999'),
  accountNumber: fc.constantFrom('20418836', '77000001', '77000002', '31926819'),
  type: fc.constantFrom('FP' as const, 'BACS' as const),
  minor: fc.integer({ min: 1, max: 30_000_00 }),
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('upload' as const), rows: fc.array(row, { minLength: 1, maxLength: 6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('authorise' as const), back: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 2, 3, 300) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('reject' as const, 'finish' as const) }) },
);

const rejectFirst: typeof finishBulkFile = (bank, user) => {
  const [file] = filesToReject(bank, user);
  return file === undefined ? [] : rejectBulkPayment(file, firstToReject(file));
};

it('moves exactly what its files made, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const bulk = await bulkActions();
      const act = (changesOf: typeof finishBulkFile) =>
        bulk.make({ outcome: 'done', changes: changesOf(bulk.bank, bulk.customer().user) });
      const ids: string[] = [];
      for (const each of steps) {
        if (each.does === 'upload') {
          const text = each.rows
            .map(
              ({ sortCode, accountNumber, type, minor }) =>
                `A,${sortCode},${accountNumber},${type},R,${(minor / 100).toFixed(2)}`,
            )
            .join('\n');
          const minor = each.rows.reduce((sum, one) => sum + one.minor, 0);
          const file = await bulk.drafted({ fileName: `F ${ids.length}.csv`, text, count: each.rows.length, minor });
          await bulk.upload(file);
          ids.push(file.id);
        } else if (each.does === 'authorise') {
          const id = ids.at(-1 - each.back);
          if (id !== undefined) await bulk.authorise(id);
        } else if (each.does === 'wait') await bulk.waitSeconds(each.seconds);
        else await act(each.does === 'reject' ? rejectFirst : finishBulkFile);

        const made = ids.flatMap((id) => bulk.fileOf(id).rows.filter(({ outcome }) => outcome === 'made'));
        const sum = made.reduce((total, { minor }) => total + minor, 0);
        expect(openingBalance - bulk.balance() + heldOn(bulk.bank, currentAccount)).toBe(sum);
        expect(sum).toBeLessThanOrEqual(openingBalance);
      }
      expect(sweep(bulk.bank)).toEqual([]);
    }),
    { numRuns: 100, seed: 20260302 },
  );
}, 60_000);
