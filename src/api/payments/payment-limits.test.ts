import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { paymentLimitsApi, toTargetLimits } from './payment-limits.ts';

const { getPaymentLimits } = paymentLimitsApi.endpoints;
const party = asId<PartyId>('C43E');
const calls = {
  user: 'GET /v1/me/assignedLimitPackage',
  party: 'GET /v1/me/party/assignedLimitPackage',
  used: 'GET /v1/financialLimitUtilization',
} as const;
const gbp = (amount: number) => ({ currency: 'GBP', amount });
const pounds = (minor: number) => money(minor, 'GBP');

function packageOf(maximum: number, id = 'makePayment') {
  const limits = [
    { limitType: 'TXN', amountRange: { minTransaction: gbp(0.01), maxTransaction: gbp(maximum) } },
    { limitType: 'PER', periodicity: 'MONTHLY', maxAmount: gbp(1), maxCount: 1 },
    { limitType: 'PER', periodicity: 'DAILY', maxAmount: gbp(800), maxCount: 3 },
  ];
  return { target: { id, value: 'PC_F_DOM' }, limits };
}

const limitsAnswer = {
  limitPackageDTOList: [{ targetLimitLinkages: [packageOf(1, 'internalTransfer'), packageOf(500)] }, {}],
};

function usedAnswer(amount: number, count: number, limitType = 'PER&#x23;DAILY') {
  return {
    limitUtilizationDTOs: [
      { utilizationId: 'bulkPayments', count: 9 },
      { utilizationId: 'makePayment', limitType, count, amount: gbp(amount) },
    ],
  };
}

it('says what may be paid, and what is left of it today', () => {
  expect(toTargetLimits(unchecked(limitsAnswer), unchecked(usedAnswer(250.5, 2)))).toEqual({
    minimum: pounds(1),
    maximum: pounds(500_00),
    dailyAmount: pounds(800_00),
    dailyAmountLeft: pounds(549_50),
    dailyAmountUsed: pounds(250_50),
    dailyCount: 3,
    dailyCountLeft: 1,
  });
});

it.each([
  ['used up', 800, 3, 0, 0],
  ['more than used up', 900, 4, 0, 0],
  ['untouched', 0, 0, 800_00, 3],
])('leaves nothing below nothing: %s', (_name, amount, count, dailyAmountLeft, dailyCountLeft) => {
  const limits = toTargetLimits(unchecked(limitsAnswer), unchecked(usedAnswer(amount, count)));
  expect([limits?.dailyAmountLeft, limits?.dailyCountLeft]).toEqual([pounds(dailyAmountLeft), dailyCountLeft]);
});

it.each([
  ['missing', {}],
  ['text', { amount: { currency: 'GBP', amount: '250.50' } }],
  ['in another currency', { amount: { currency: 'EUR', amount: 250.5 } }],
])('does not guess what is left when what was used is %s', (_name, use) => {
  const limits = toTargetLimits(
    unchecked(limitsAnswer),
    unchecked({
      limitUtilizationDTOs: [{ utilizationId: 'makePayment', ...use }],
    }),
  );
  expect(limits).toMatchObject({ dailyAmount: pounds(800_00) });
  expect(Object.keys(limits ?? {})).not.toEqual(expect.arrayContaining(['dailyAmountLeft']));
  expect(Object.keys(limits ?? {})).not.toEqual(expect.arrayContaining(['dailyAmountUsed']));
});

it('ignores use in another period', () => {
  expect(
    toTargetLimits(unchecked(limitsAnswer), unchecked(usedAnswer(800, 3, 'PER&#x23;MONTHLY')))?.dailyCountLeft,
  ).toBe(3);
});

it.each([
  ['without a package', { limitPackageDTOList: [] }],
  ['without the target', { limitPackageDTOList: [{ targetLimitLinkages: [packageOf(1, 'bulkPayments')] }] }],
  ['with nothing in it', { limitPackageDTOList: [{ targetLimitLinkages: [{ target: { id: 'makePayment' } }] }] }],
  [
    'in a currency that is not paid in',
    {
      limitPackageDTOList: [
        {
          targetLimitLinkages: [
            {
              target: { id: 'makePayment' },
              limits: [{ limitType: 'TXN', amountRange: { maxTransaction: { currency: 'EUR', amount: 1 } } }],
            },
          ],
        },
      ],
    },
  ],
])('takes the usual limits where the bank sets none: %s', (_name, answer) => {
  expect(toTargetLimits(unchecked(answer), unchecked({ limitUtilizationDTOs: [] }))).toEqual({
    maximum: pounds(100_000_00),
    dailyCount: 999,
    dailyCountLeft: 999,
  });
});

it.each([
  ['limits', {}, usedAnswer(0, 0)],
  ['use', limitsAnswer, { limitUtilizationDTOs: null }],
])('says nothing without the list of %s', (_name, limits, use) => {
  expect(toTargetLimits(unchecked(limits), unchecked(use))).toBeUndefined();
});

it('survives missing and mistyped fields', () => {
  whenDamaged([limitsAnswer, usedAnswer(1, 1)], (limits, use) => {
    const read = toTargetLimits(unchecked(limits), unchecked(use));
    if (read === undefined) return;
    expect([read.maximum.currency, read.dailyCountLeft >= 0, (read.dailyAmountLeft?.minor ?? 0) >= 0]).toEqual([
      'GBP',
      true,
      true,
    ]);
  });
});

const script = {
  [calls.user]: () => good(limitsAnswer),
  [calls.party]: () => good({ limitPackageDTOList: [] }),
  [calls.used]: (request: Request) =>
    good(new URL(request.url).searchParams.get('entityType') === 'USER' ? usedAnswer(250.5, 2) : usedAnswer(10, 1)),
};

it('asks for the limits of the customer and of the entity together', async () => {
  const bank = scriptedBank(script);
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(getPaymentLimits.initiate({ party }));
  expect(data).toMatchObject({
    user: { maximum: pounds(500_00), dailyCountLeft: 1 },
    party: { maximum: pounds(100_000_00), dailyCountLeft: 998 },
  });
  const asked = bank.asked.filter(({ call }) => Object.values<string>(calls).includes(call));
  expect(asked.map(({ headers }) => headers.get('X-Party-Id'))).toEqual([party, party, party, party]);
  const used = asked.filter(({ call }) => call === calls.used).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(used).toEqual([
    { entityType: 'USER', limitType: 'PER#DAILY', locale: 'en' },
    { entityType: 'PARTY', limitType: 'PER#DAILY', locale: 'en' },
  ]);
});

it.each(Object.values(calls))('knows no limits at all where %s fails', async (call) => {
  for (const answer of [() => refused(500, 'X1'), () => good({}), () => new Response(null)]) {
    const { store } = await signedInStore(scriptedBank({ ...script, [call]: answer }).fetch);
    const { data, error } = await store.dispatch(getPaymentLimits.initiate({ party }));
    expect([data, error]).toEqual([undefined, expect.anything()]);
  }
});
