import { expect, it } from 'vitest';
import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';
import { allowedValues, readSwitch, refusalCodeIn } from '#sandbox/control/link/switch-values.ts';
import { checkChoices, paymentChoices, refusal } from './paying-choices.ts';

it('offers every Confirmation of Payee result once, with its meaning', () => {
  expect(checkChoices.map(({ id }) => id)).toEqual(allowedValues.cop);
  expect(checkChoices.map(({ id }) => id)).toEqual(expect.arrayContaining([...reasonCodes, 'Y', 'timeout']));
  expect(new Set(checkChoices.map(({ title }) => title)).size).toBe(checkChoices.length);
});

it('offers every payments setting', () => {
  const written = paymentChoices.map(({ id }) => (id === refusal ? 'refuse=CODE' : id));
  expect(written).toEqual(allowedValues.payments);
  for (const value of written.slice(0, -1)) expect(readSwitch('payments', value)).toBe(value);
});

it.each([
  ['refuse=DIGX_PY_0134', 'DIGX_PY_0134'],
  ['ok', undefined],
  ['needs-authoriser', undefined],
] as const)('finds in %s the code %s', (payments, code) => expect(refusalCodeIn(payments)).toBe(code));
