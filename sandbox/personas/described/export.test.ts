import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { describedIn, emptyDescribedBank } from './described-bank.fixture.ts';
import { describer } from './describer.ts';
import type { WrittenDescription } from './description.ts';
import { hardDescriptions } from './hard-descriptions.ts';
import { readyMadeDescriptions } from './ready-made.ts';

it.each(Object.keys(keptPersonas))('%s as a description is made again as the same customer', async (persona) => {
  const bank = await emptyDescribedBank();
  const description = describer.describe(bank, persona) as WrittenDescription;
  const made = await describedIn(bank, description);
  expect(sweep(bank)).toEqual([]);
  expect(describer.describe(bank, made.userIds[0] ?? '')).toEqual(description);
});

it('says of the private customer what they have', async () => {
  const bank = await emptyDescribedBank();
  const { accounts, payees, standingOrders, directDebits } = describer.describe(
    bank,
    'private-customer',
  ) as WrittenDescription;
  expect([accounts?.length, payees?.count]).toEqual([6, 8]);
  expect(standingOrders?.length).toBeGreaterThan(1);
  expect(directDebits?.length).toBeGreaterThan(5);
});

it.each(Object.entries({ ...readyMadeDescriptions, ...hardDescriptions }))(
  '%s comes back from the bank as it went in',
  async (_, description) => {
    const bank = await emptyDescribedBank();
    const first = describer.describe(
      bank,
      (await describedIn(bank, description)).userIds[0] ?? '',
    ) as WrittenDescription;
    const again = await describedIn(bank, { ...first, id: 'made-again' });
    expect(describer.describe(bank, again.userIds[0] ?? '')).toEqual(first);
  },
);
