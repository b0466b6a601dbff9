import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addMonths } from '#src/kernel/calendar.ts';
import { balancesOf, describedIn, emptyDescribedBank, madeOn } from './described-bank.fixture.ts';
import { hardDescriptions } from './hard-descriptions.ts';
import { readyMadeDescriptions } from './ready-made.ts';

const all = Object.entries({ ...readyMadeDescriptions, ...hardDescriptions });

it.each(all)('%s is made, and its books hold for thirteen months', async (_, description) => {
  const bank = await emptyDescribedBank();
  const balances = Object.values(balancesOf(bank, await describedIn(bank, description)));
  for (const [place, { balance }] of (description.accounts ?? []).entries()) {
    if (balance !== undefined) expect(balances[place]).toBe(Math.round(Number(balance) * 100));
  }
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addMonths(madeOn, 13));
  expect(sweep(bank)).toEqual([]);
});

it('has twenty hard ones', () => {
  expect(Object.keys(hardDescriptions)).toHaveLength(20);
});
