import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { describedIn, emptyDescribedBank } from './described-bank.fixture.ts';
import { descriptionOf } from './export.ts';
import { readDescription } from './reading.ts';
import { readyMadeDescriptions } from './ready-made.ts';

it.each(Object.keys(keptPersonas))('%s as a description is made again as the same customer', async (persona) => {
  const bank = await emptyDescribedBank();
  const description = descriptionOf(bank, persona);
  expect(readDescription(description)).toMatchObject({ outcome: 'read' });
  const made = await describedIn(bank, description);
  expect(sweep(bank)).toEqual([]);
  expect(descriptionOf(bank, made.userIds[0] ?? '')).toEqual(description);
});

it.each(Object.entries(readyMadeDescriptions))('%s comes back from the bank as it went in', async (_, description) => {
  const bank = await emptyDescribedBank();
  const first = descriptionOf(bank, (await describedIn(bank, description)).userIds[0] ?? '');
  const again = await describedIn(bank, first);
  expect(descriptionOf(bank, again.userIds[0] ?? '')).toEqual(first);
});
