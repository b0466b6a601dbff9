import { expect, it } from 'vitest';
import { chargeCard } from './charge-copy.ts';
import { chargeChoices } from './charges.ts';

it.each([
  ['US', 'USD', 'CURPB'],
  ['FR', 'GBP', 'CURPB'],
  ['CH', 'EUR', 'CURPB'],
  ['IE', 'EUR', 'CURPB'],
  ['US', 'USD', 'CURRPL'],
])('names the price and what each side pays, for %s in %s from %s', (country, currency, productType) => {
  const { options, charges } = chargeChoices({ country, currency, productType });
  for (const choice of [...options, ...charges]) {
    const { title, details } = chargeCard(choice);
    const price = `£${(choice.pence / 100).toFixed(2)}`;
    expect(title).toBe(`${choice.title}, ${price}`);
    expect(details[0]).toContain(`You pay ${price}`);
    expect(details[1]).toMatch(/^The payee pays /);
  }
});
