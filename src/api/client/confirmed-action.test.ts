import { expect, it } from 'vitest';
import { confirmedAction } from './confirmed-action.ts';

const service = 'https://bank.example/digx';
const payments = 'https://bank.example/digx/cz/v1/payments';
const payee = `${payments}/payeeGroup/G1/payees/external/P1?locale=en`;

it.each([
  ['PUT', 'https://bank.example/digx/v1/me/credentials', undefined, 'change your password'],
  ['PUT', 'https://bank.example/digx/cz/v1/credentials/transactionPin', undefined, 'change your transaction PIN'],
  ['PUT', payee, 'payee-new', 'add a payee'],
  ['POST', payee, 'payee-modify', 'change a payee'],
  ['DELETE', payee, undefined, 'delete a payee'],
  ['PUT', `${service}/v1/credentials/changeCredentials`, undefined, 'set a new password with your link'],
  ['POST', `${service}/v1/me/accessPointAccount?locale=en`, undefined, 'give a provider access to your accounts'],
  ['PUT', `${service}/v1/me/accessPointAccount`, undefined, 'change what a provider may do'],
  ['POST', `${service}/v1/actionSubscriptions`, undefined, 'set up your alerts'],
  ['PUT', `${service}/v1/actionSubscriptions/A1`, undefined, 'change your alerts'],
  ['DELETE', `${service}/v1/actionSubscriptions/A1`, undefined, 'end your alerts'],
  ['GET', `${service}/cz/v1/accounts/demandDeposit/C1/transactions?a=b`, undefined, 'see older transactions'],
  ['GET', `${service}/cz/v1/accounts/C1/transactions/download`, undefined, 'download older transactions'],
  ['GET', `${service}/cz/v1/accounts/C1/statements/S1`, undefined, 'see an older statement'],
  ['GET', 'https://bank.example/digx/v1/me', undefined, 'confirm your request'],
] as const)('%s %s (%s): to %s', (method, url, payeeRequest, action) =>
  expect(confirmedAction({ method, url }, payeeRequest)).toBe(action),
);
