import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
import { allWell, refusedWith } from '#contracts/consumer/wire.ts';
import { aPayee, checkedPayeeBody } from '#contracts/states/payees/payee-orders.ts';
import { type CopCheckArg, checkPayeeName } from '#src/api/cop/cop-check.ts';

const { like } = MatchersV3;

const bank = pactOf('payee-check');

const persona = 'private-customer';
const checkPath = '/digx/v1/payments/verifyPayeeName';

function check({ store }: CustomerApp, given: Partial<CopCheckArg> = {}) {
  const { name: accountName, accountNumber, sortCode, accountType, reference } = aPayee;
  const arg = { party: false, accountName, accountNumber, sortCode, accountType, reference, ...given } as const;
  return store.dispatch(checkPayeeName(arg, new AbortController().signal));
}

it.each([
  {
    what: 'all of it matches',
    result: 'Y',
    report: { enabled: true, matched: 'Y', reasonCode: null },
    shown: { enabled: true, matched: 'Y' },
  },
  {
    what: 'the name is close, and which it is',
    result: 'MBAM',
    report: { enabled: true, matched: 'N', reasonCode: 'MBAM', payeeAccountName: like('Meadow Farm &amp; Feeds') },
    shown: { enabled: true, matched: 'N', reasonCode: 'MBAM', payeeAccountName: 'Meadow Farm & Feeds' },
  },
  {
    what: 'the name is right and the account no business’s',
    result: 'PANM',
    report: { enabled: true, matched: 'N', reasonCode: 'PANM' },
    shown: { enabled: true, matched: 'N', reasonCode: 'PANM' },
  },
  {
    what: 'the name is close and the account no business’s',
    result: 'PAMM',
    report: { enabled: true, matched: 'N', reasonCode: 'PAMM', payeeAccountName: like('Meadow Farm &amp; Feeds') },
    shown: { enabled: true, matched: 'N', reasonCode: 'PAMM', payeeAccountName: 'Meadow Farm & Feeds' },
  },
  ...['ANNM', 'AC01', 'IVCR', 'CASS'].map((reasonCode) => ({
    what: `it does not match, by the reason ${reasonCode}`,
    result: reasonCode,
    report: { enabled: true, matched: 'N', reasonCode },
    shown: { enabled: true, matched: 'N', reasonCode },
  })),
  ...['SCNS', 'ACNS', 'OPTO'].map((reasonCode) => ({
    what: `not checked, with the reason ${reasonCode}`,
    result: reasonCode,
    report: { enabled: true, matched: 'A', reasonCode },
    shown: { enabled: true, matched: 'A', reasonCode },
  })),
  {
    what: 'the other bank did not answer in time',
    result: 'timeout',
    report: { enabled: true, matched: 'A', reasonCode: null },
    shown: { enabled: true, matched: 'A' },
  },
])('reports that $what', ({ what, result, report, shown }) =>
  bank
    .given('Confirmation of Payee for customer {persona} returns {result}', { persona, result })
    .asked(`a payee's details are checked: ${what}`, 'POST', checkPath, { body: checkedPayeeBody() })
    .answers(200, { ...allWell, verificationReport: report })
    .by('verifyPayeeName', async (app) => {
      expect(await check(app)).toEqual({ data: shown });
    }),
);

it.each([
  {
    what: 'a sign in the name that names do not have',
    given: { accountName: 'Meadow Farm <Feeds>' },
    code: 'DIGX_PY_1338',
    says: 'name',
  },
  { what: 'no name', given: { accountName: '' }, code: 'DIGX_CZ_PAYEE_02', says: 'name' },
  { what: 'a name of 36 characters', given: { accountName: 'a'.repeat(36) }, code: 'DIGX_CZ_PAYEE_02', says: 'name' },
  { what: 'a sign in the reference', given: { reference: 'Account#4417' }, code: 'DIGX_PY_0138', says: 'reference' },
  {
    what: 'a reference of 36 characters',
    given: { reference: 'a'.repeat(36) },
    code: 'DIGX_PY_REMARK_001',
    says: 'reference',
  },
  { what: 'seven digits', given: { accountNumber: '3177490' }, code: 'DIGX_PY_0025', says: 'Account details' },
])('explains what is wrong with details that have $what', ({ what, given, code, says }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`a payee's details are not checked that hold ${what}`, 'POST', checkPath, {
      body: checkedPayeeBody({
        ...aPayee,
        name: given.accountName ?? aPayee.name,
        reference: given.reference ?? aPayee.reference,
        accountNumber: given.accountNumber ?? aPayee.accountNumber,
      }),
    })
    .answers(400, refusedWith(code))
    .by('verifyPayeeName', async (app) => {
      expect(await check(app, given)).toEqual({ error: refusal(400, code, says) });
    }),
);

it('refuses a customer who may not manage payees', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'read-only' })
    .asked('payees are not checked for those who may neither pay nor manage payees', 'POST', checkPath, {
      body: checkedPayeeBody(),
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('verifyPayeeName', async (app) => {
      expect(await check(app)).toEqual({ error: accessDenied });
    }));

closePact('payee-check');
