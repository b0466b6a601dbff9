import { expect, it } from 'vitest';
import { confirmedAction } from './confirmed-action.ts';

const payments = 'https://bank.example/digx/cz/v1/payments';
const payee = `${payments}/payeeGroup/G1/payees/external/P1?locale=en`;

it.each([
  ['PUT', 'https://bank.example/digx/v1/me/credentials', undefined, 'change your password'],
  ['PUT', 'https://bank.example/digx/cz/v1/credentials/transactionPin', undefined, 'change your transaction PIN'],
  ['PUT', payee, 'payee-new', 'add a payee'],
  ['POST', payee, 'payee-modify', 'change a payee'],
  ['DELETE', payee, undefined, 'delete a payee'],
  ['GET', 'https://bank.example/digx/v1/me', undefined, 'confirm your request'],
] as const)('%s %s (%s): to %s', (method, url, payeeRequest, action) =>
  expect(confirmedAction({ method, url }, payeeRequest)).toBe(action),
);
