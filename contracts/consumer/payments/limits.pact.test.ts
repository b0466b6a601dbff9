import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { Circumstances, CustomerApp } from '#contracts/consumer/customer-app.ts';
import { allWell, amount, english, forParty } from '#contracts/consumer/wire.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

const { arrayContaining, eachLike, integer } = MatchersV3;

const bank = pactOf('limits');

const persona = 'private-customer';
const userPath = '/digx/v1/me/assignedLimitPackage';
const partyPath = '/digx/v1/me/party/assignedLimitPackage';
const utilizationPath = '/digx/v1/financialLimitUtilization';

function used(entityType: 'USER' | 'PARTY') {
  return { entityType, limitType: 'PER#DAILY', ...english };
}

async function readLimits({ store }: CustomerApp, party: PartyId | false = false) {
  return store.dispatch(paymentLimitsApi.endpoints.getPaymentLimits.initiate({ party }));
}

/** Nothing is used, so that the amount left is the limit. */
const unused = () => new Response(JSON.stringify({ status: { result: 'SUCCESSFUL' }, limitUtilizationDTOs: [] }));
const others: Circumstances['others'] = { getLimitUtilization: unused };

const packages = {
  ...allWell,
  limitPackageDTOList: eachLike({
    targetLimitLinkages: arrayContaining({
      target: { id: 'makePayment' },
      limits: arrayContaining(
        { limitType: 'TXN', amountRange: { minTransaction: amount(0.01), maxTransaction: amount(25_000) } },
        { limitType: 'PER', periodicity: 'DAILY', maxAmount: amount(50_000), maxCount: integer(20) },
      ),
    }),
  }),
};
const shown = {
  minimum: money(1, 'GBP'),
  maximum: money(25_000_00, 'GBP'),
  dailyAmount: money(50_000_00, 'GBP'),
  dailyAmountLeft: money(50_000_00, 'GBP'),
  dailyAmountUsed: money(0, 'GBP'),
  dailyCount: 20,
  dailyCountLeft: 20,
};

it.each([
  { whose: 'the customer', operation: 'getUserLimits', path: userPath, who: 'user' },
  { whose: 'the customer’s own entity', operation: 'getPartyLimits', path: partyPath, who: 'party' },
] as const)('reads the limits of $whose', ({ whose, operation, path, who }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`the limits of ${whose} are told, of one payment and of a day`, 'GET', path)
    .answers(200, packages)
    .by(operation, { others }, async (app) => {
      const { data } = await readLimits(app);
      expect(data?.[who]).toEqual(shown);
    }),
);

it('reads the limits of the chosen entity', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked('the limits of one entity are told, of one payment and of a day', 'GET', partyPath, {
      headers: forParty('otherParty'),
    })
    .answers(200, packages)
    .by('getPartyLimits', { others }, async (app) => {
      const { data } = await readLimits(app, asId<PartyId>('some-party'));
      expect(data?.party).toEqual(shown);
    }));

it.each([
  { whose: 'the customer', entityType: 'USER', earlier: 0, who: 'user' },
  { whose: 'the customer’s own entity', entityType: 'PARTY', earlier: 1, who: 'party' },
] as const)('counts today’s payments of $whose', ({ whose, entityType, earlier, who }) =>
  bank
    .given('customer {persona} has confirmed a payment', { persona })
    .asked(`a payment of today is counted with the limits of ${whose}`, 'GET', utilizationPath, {
      query: used(entityType),
    })
    .answers(200, {
      ...allWell,
      limitUtilizationDTOs: arrayContaining({
        utilizationId: 'makePayment',
        limitType: 'PER&#x23;DAILY',
        count: integer(1),
        amount: amount(125.5),
      }),
    })
    .by('getLimitUtilization', { earlier, others }, async (app) => {
      const { data } = await readLimits(app);
      const { dailyCount = 0, dailyCountLeft, dailyAmount, dailyAmountLeft } = data?.[who] ?? {};
      expect(dailyCountLeft).toBe(dailyCount - 1);
      expect(dailyAmountLeft).toEqual(money((dailyAmount?.minor ?? 0) - 125_50, 'GBP'));
    }),
);

it('counts nothing when nothing was paid today', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('nothing is counted where nothing was paid today', 'GET', utilizationPath, { query: used('USER') })
    .answers(200, { ...allWell, limitUtilizationDTOs: [] })
    .by('getLimitUtilization', async (app) => {
      const { data } = await readLimits(app);
      const { dailyCount, dailyCountLeft } = data?.user ?? {};
      expect(dailyCountLeft).toBe(dailyCount);
      expect(dailyCountLeft).toBeGreaterThan(0);
    }));

closePact('limits');
