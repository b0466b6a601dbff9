import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { expectedLinks } from './expected-links.ts';

it.each<readonly [string, Partial<Account>, readonly string[]]>([
  [
    'reserves space for every link of a current account',
    {},
    ['Make a Payment', 'Internal Transfer', 'Alerts', 'Statements', 'Cheque services'],
  ],
  [
    'expects a request instead of a payment, and no cheques, for a EUR account',
    { currency: 'EUR', isInternational: true },
    ['Request international payment', 'Internal Transfer', 'Alerts', 'Statements'],
  ],
  ['expects no payment for savings', { kind: 'IA' }, ['Internal Transfer', 'Statements', 'Cheque services']],
  ['expects only statements for a notice account', { kind: 'NT', transferOutDisabled: true }, ['Statements']],
])('%s', (_, given, labels) => expect(expectedLinks(account(given)).map(({ label }) => label)).toEqual(labels));
