import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { allWell, refusedWith } from '#contracts/consumer/wire.ts';
import { aPayee } from '#contracts/states/payees/payee-orders.ts';
import { lookUpSortCode } from '#src/api/payees/bank-of-sort-code.ts';
import type { PartyId } from '#src/kernel/ids.ts';

const { like } = MatchersV3;

const bank = pactOf('sort-codes');

const persona = 'private-customer';

function pathOf(sortCode: string): string {
  return `/digx/v1/financialInstitution/nationalClearingDetails/UK/${sortCode}`;
}

function lookUp({ store }: CustomerApp, sortCode: string = aPayee.sortCode, party: PartyId | false = false) {
  return store.dispatch(lookUpSortCode({ party, sortCode }, new AbortController().signal));
}

it('names the bank of a sort code', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('a sort code has a bank that takes faster payments', 'GET', pathOf(aPayee.sortCode))
    .answers(200, { ...allWell, bankName: like('Tannery &amp; Sons'), badSortCode: false, noFastPayments: false })
    .by('getClearingDetails', async (app) => {
      const looked = await lookUp(app);
      expect(looked).toEqual({ data: { status: 'known', bankName: 'Tannery & Sons' } });
    }));

it.each([
  { what: 'no bank has', sortCode: '999999', code: 'DIGX_BNK_DET001', status: 'bad' },
  { what: 'takes no faster payments', sortCode: '236972', code: 'FT-RESP-999', status: 'no-fast-payments' },
] as const)('recognises a sort code that $what', ({ what, sortCode, code, status }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`a sort code that ${what} is refused by its code`, 'GET', pathOf(sortCode))
    .answers(400, refusedWith(code))
    .by('getClearingDetails', async (app) => {
      expect(await lookUp(app, sortCode)).toEqual({ data: { status } });
    }),
);

closePact('sort-codes');
