import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { expectedLinks } from './expected-links.ts';

it.each<readonly [string, Partial<Account>, readonly string[]]>([
  [
    'keeps room for everything beside a current account',
    {},
    ['Make a Payment', 'Internal Transfer', 'Alerts', 'Statements', 'Cheque services'],
  ],
  [
    'expects of an account in euros a request instead of a payment, and no cheques',
    { currency: 'EUR', isInternational: true },
    ['Request international payment', 'Internal Transfer', 'Alerts', 'Statements'],
  ],
  ['expects of savings no payment', { kind: 'IA' }, ['Internal Transfer', 'Statements', 'Cheque services']],
  ['expects of a notice account statements alone', { kind: 'NT', transferOutDisabled: true }, ['Statements']],
])('%s', (_, given, labels) => expect(expectedLinks(account(given)).map(({ label }) => label)).toEqual(labels));
