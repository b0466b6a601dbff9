import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { changeSubscription, endSubscription, subscribe, subscriptionOf, type WantedSubscription } from './alerts.ts';

const both: WantedSubscription = {
  startsOn: '2026-03-02',
  endsOn: '2099-10-04T00:00:00',
  alerts: [{ event: 'LOGIN_FAILURE', ways: ['SMS', 'EMAIL'] }],
};

async function nellsAlerts(over: Partial<UserRecord> = {}) {
  const bank = await smallBank();
  const customer = await signIn(bank, 'nell', { permittedFunctions: ['alerts'], ...over });
  return { bank, customer };
}

it('subscribes once, changes the subscription and ends it', async () => {
  const { bank, customer } = await nellsAlerts();
  const first = subscribe(bank, customer, both);
  if (first.outcome === 'refused') throw new Error(first.reason);
  await commit(bank, first.changes);
  expect(subscriptionOf(bank, 'nell')).toEqual({
    id: 'ALERTS-1',
    userId: 'nell',
    startsOn: '2026-03-02',
    endsOn: '2099-10-04',
    alerts: [{ event: 'LOGIN_FAILURE', ways: ['EMAIL', 'SMS'] }],
  });
  expect(subscribe(bank, customer, both)).toEqual({ outcome: 'refused', reason: 'exists' });

  const changed = changeSubscription(bank, customer, 'ALERTS-1', {
    ...both,
    alerts: [{ event: 'LOGIN_SUCCESS', ways: ['SMS'] }],
  });
  if (changed.outcome === 'refused') throw new Error(changed.reason);
  await commit(bank, changed.changes);
  expect(subscriptionOf(bank, 'nell')?.alerts).toEqual([{ event: 'LOGIN_SUCCESS', ways: ['SMS'] }]);

  const end = endSubscription(bank, customer, 'ALERTS-1');
  if (end.outcome === 'refused') throw new Error(end.reason);
  await commit(bank, end.changes);
  expect(subscriptionOf(bank, 'nell')).toBeUndefined();
  expect(endSubscription(bank, customer, 'ALERTS-1')).toEqual({ outcome: 'refused', reason: 'not-found' });
});

it.each([
  ['an alert that is not on offer', { alerts: [{ event: 'PRICE_OF_HAY', ways: ['EMAIL'] }] }],
  [
    'an alert twice',
    {
      alerts: [
        { event: 'LOGIN_FAILURE', ways: ['EMAIL'] },
        { event: 'LOGIN_FAILURE', ways: ['SMS'] },
      ],
    },
  ],
  ['a way twice', { alerts: [{ event: 'LOGIN_FAILURE', ways: ['EMAIL', 'EMAIL'] }] }],
  ['an alert without a way', { alerts: [{ event: 'LOGIN_FAILURE', ways: [] }] }],
  ['nothing at all', { alerts: [] }],
  ['an end before the beginning', { endsOn: '2026-03-01' }],
  ['a day in no calendar', { startsOn: '2026-02-31' }],
] as const)('refuses %s', async (_name, over) => {
  const { bank, customer } = await nellsAlerts();
  expect(subscribe(bank, customer, { ...both, ...over })).toEqual({ outcome: 'refused', reason: 'not-possible' });
});

it('refuses a way for which the bank holds no contact', async () => {
  const { bank, customer } = await nellsAlerts();
  const silent = { ...customer, user: { ...customer.user, phoneNumber: '' } };
  expect(subscribe(bank, silent, both)).toEqual({ outcome: 'refused', reason: 'not-possible' });
});

it('refuses a customer without the function', async () => {
  const { bank, customer } = await nellsAlerts();
  const barred = { ...customer, user: { ...customer.user, permittedFunctions: [] } };
  const refusal = { outcome: 'refused', reason: 'function-missing' };
  expect(subscribe(bank, barred, both)).toEqual(refusal);
  expect(changeSubscription(bank, barred, 'ALERTS-1', both)).toEqual(refusal);
  expect(endSubscription(bank, barred, 'ALERTS-1')).toEqual(refusal);
});

it('does not find the subscription of somebody else', async () => {
  const { bank, customer } = await nellsAlerts();
  const verdict = subscribe(bank, customer, both);
  if (verdict.outcome === 'subscribed') await commit(bank, verdict.changes);
  const other = { ...customer, user: { ...customer.user, id: 'barred' } };
  expect(changeSubscription(bank, other, 'ALERTS-1', both)).toEqual({ outcome: 'refused', reason: 'not-found' });
  expect(endSubscription(bank, other, 'ALERTS-1')).toEqual({ outcome: 'refused', reason: 'not-found' });
});
