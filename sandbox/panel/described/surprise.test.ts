import { expect, it } from 'vitest';
import { balancesOf, describedIn, emptyDescribedBank } from '#sandbox/personas/described/described-bank.fixture.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { beyondForm, typedAt, whoIn, whoTitles } from './form-choices.ts';
import { surpriseOf } from './surprise.ts';

const drawn = Array.from({ length: 400 }, (_, seed) => surpriseOf(seed * 163));

it('draws only customers whom the bank accepts', async () => {
  const bank = await emptyDescribedBank();
  for (const document of drawn) {
    expect(() => describer.recordsOf(bank, [document]), JSON.stringify(document)).not.toThrow();
  }
});

it('draws customers whom the bank can open, with the balance that is said', async () => {
  for (const document of drawn.slice(0, 12)) {
    const bank = await emptyDescribedBank();
    const balances = balancesOf(bank, await describedIn(bank, document as WrittenDescription));
    const said = Math.round(Number(typedAt(document, ['accounts', 0, 'balance'])) * 100);
    expect(balances[typedAt(document, ['accounts', 0, 'product'])], JSON.stringify(document)).toBe(said);
  }
});

it('draws varied ones, the same for the same number, and all that the form shows', () => {
  expect(new Set(drawn.map(whoIn))).toEqual(new Set(Object.keys(whoTitles)));
  expect(new Set(drawn.map((document) => JSON.stringify({ ...document, seed: 0 }))).size).toBeGreaterThan(390);
  expect(surpriseOf(7)).toEqual(surpriseOf(7));
  expect(drawn.flatMap(beyondForm)).toEqual([]);
});
