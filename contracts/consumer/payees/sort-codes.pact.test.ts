import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { allWell, english, freshNonces, insideSession, refusedWith } from '#contracts/consumer/wire.ts';
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
    .addInteraction()
    .given('customer {persona} is signed in', { persona })
    .uponReceiving('a sort code has a bank that takes faster payments')
    .withRequest('GET', pathOf(aPayee.sortCode), (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer
        .headers(freshNonces)
        .jsonBody({ ...allWell, bankName: like('Tannery &amp; Sons'), badSortCode: false, noFastPayments: false }),
    )
    .executeTest(async ({ url }) => {
      const looked = await lookUp(await openApp(url, 'getClearingDetails'));
      expect(looked).toEqual({ data: { state: 'known', bankName: 'Tannery & Sons' } });
    }));

it.each([
  { what: 'no bank has', sortCode: '999999', code: 'DIGX_BNK_DET001', state: 'bad' },
  { what: 'takes no faster payments', sortCode: '236972', code: 'FT-RESP-999', state: 'no-fast-payments' },
] as const)('recognises a sort code that $what', ({ what, sortCode, code, state }) =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona })
    .uponReceiving(`a sort code that ${what} is refused by its code`)
    .withRequest('GET', pathOf(sortCode), (request) => request.query(english).headers(insideSession))
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith(code)))
    .executeTest(async ({ url }) => {
      expect(await lookUp(await openApp(url, 'getClearingDetails'), sortCode)).toEqual({ data: { state } });
    }),
);

closePact('sort-codes');
