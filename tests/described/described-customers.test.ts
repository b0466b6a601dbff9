import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { readStatement, statementsOf } from '#sandbox/bank/statements/statements.ts';
import {
  balancesOf,
  describedIn,
  emptyDescribedBank,
  madeOn,
} from '#sandbox/personas/described/described-bank.fixture.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { descriptionOf } from '#sandbox/personas/described/export.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { descriptions } from './descriptions.ts';

// Whatever customer a tester describes, the bank's own rules hold for it. A failure prints the description, made smaller.

function saidIn({ accounts = [] }: WrittenDescription): readonly (string | undefined)[] {
  return accounts.map(({ balance }) => balance);
}

function statementsAddUp(bank: Bank): void {
  for (const account of bank.records.all('accounts')) {
    for (const statement of statementsOf(bank, account)) {
      const { openingMinor, lines, closingMinor } = readStatement(bank, statement);
      const sum = lines.reduce((minor, line) => minor + line.minor, openingMinor);
      expect([account.id, statement.to, sum]).toEqual([account.id, statement.to, closingMinor]);
    }
  }
}

it('keeps every balance, its books and its statements, on the day it is made and six weeks on', {
  timeout: 300_000,
}, async () => {
  let accounts = 0;
  await fc.assert(
    fc.asyncProperty(descriptions, async (description) => {
      const bank = await emptyDescribedBank();
      const customer = await describedIn(bank, description);
      const minors = Object.values(balancesOf(bank, customer));
      const said = saidIn(description);
      expect(minors).toHaveLength(said.length);
      for (const [place, minor] of minors.entries())
        expect((minor / 100).toFixed(2)).toBe(Number(said[place]).toFixed(2));
      accounts += minors.length;
      expect(sweep(bank)).toEqual([]);
      statementsAddUp(bank);
      const again = descriptionOf(bank, customer.userIds[0] ?? '');
      const copy = await describedIn(bank, again);
      expect(descriptionOf(bank, copy.userIds[0] ?? '')).toEqual(again);
      await letLive(bank, addDays(madeOn, 42));
      expect(sweep(bank)).toEqual([]);
      statementsAddUp(bank);
    }),
    { numRuns: runs(60, 250) },
  );
  expect(accounts).toBeGreaterThan(100);
});
