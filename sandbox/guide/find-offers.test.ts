import { beforeAll, expect, it } from 'vitest';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import { everySection } from '#sandbox/panel/offers/offers.fixture.ts';
import { findOffers } from './find-offers.ts';

let sections: readonly OfferSection[];

beforeAll(async () => {
  sections = await everySection();
});

function find(words: string): readonly string[] {
  return findOffers(sections, words).map(({ section, entry }) => `${section.id}/${entry.id}`);
}

it.each([
  ['late payment', 'faults/late-SECONDS'],
  ['declined', 'codes/DIGX_CZ_PAYMENT_04'],
  ['overdraft', 'customers/two-directors'],
  ['timeout', 'faults/timeout'],
  ['wrong code', 'magic/reference-magic-wrong-code'],
  ['name does not match', 'magic/name-nomatch-nora'],
  ['close match', 'tours/new-payee-close-match'],
  ['month end', 'moments/month-end'],
  ['month-end', 'moments/month-end'],
  ['two directors', 'customers/two-directors'],
  ['own answer', 'own-answers/stub-by-panel'],
  ['magic', 'links/magic'],
  ['unknown outcome', 'faults/timeout'],
  ['lost answer', 'faults/lost-answer'],
  ['cut off', 'moments/after-cut-off'],
  ['slow', 'switches/latency-slow'],
  ['not enough money', 'magic/amount-66.01'],
  ['DIGX_PY_0134', 'codes/DIGX_PY_0134'],
  ['60-11-22', 'sort-codes/601122'],
  ['601122', 'sort-codes/601122'],
  ['20418836', 'results/Y'],
])('finds by “%s” first %s', (words, first) => expect(find(words)[0]).toBe(first));

it('finds what can be tried before what is assumed, and that too', () => {
  const found = find('overdraft');
  const assumed = found.findIndex((id) => id.startsWith('assumptions/'));
  expect(assumed).toBeGreaterThan(0);
  expect(found.slice(assumed).every((id) => id.startsWith('assumptions/'))).toBe(true);
  expect(find('B111')).toEqual(['assumptions/B111']);
});

it('has near the top what each of these words can mean', () => {
  expect(find('declined').slice(0, 8)).toEqual(
    expect.arrayContaining(['faults/code-SERVER_CODE', 'switches/payments-refuse-CODE']),
  );
  expect(find('name does not match').slice(0, 3)).toContain('results/ANNM');
  expect(find('close match').slice(0, 8)).toContain('results/MBAM');
});

it('finds the same by every word for a lost answer that testers have', () => {
  for (const words of ['unknown outcome', 'in doubt', 'late payment', 'lost answer']) {
    expect(find(words).slice(0, 6), words).toContain('faults/lost-answer');
  }
});
