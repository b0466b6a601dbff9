import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { areSameChoices, toAccountAlerts, toAlertEvents, toAlertSubscription, toAlertsUser } from './alert.ts';
import { choicesIn, saveAlerts } from './save-alerts.ts';

const key = { activityId: 'PI_LOGIN', eventId: 'LOGIN_FAILURE', actionId: 'SEND' };
const id = 'PI_LOGIN LOGIN_FAILURE SEND';
const events = {
  alertResponseDTO: [
    {
      alertDTO: {
        alertName: 'Failed &amp; refused login',
        alertKeyDTO: key,
        recipientMessageTemplates: [
          {
            messageTemplateDTO: [{ destinationType: 'EMAIL' }, { destinationType: 'SMS' }, { destinationType: 'FAX' }],
          },
        ],
      },
    },
  ],
};
const action = {
  ...key,
  subscribedActionStartDate: '2019-05-13T00:00:00',
  subscribedActionEndDate: '2099-02-01T00:00:00',
  subscriptionPreferences: [{ destination: 'EMAIL', urgencyType: 'H' }],
};
const subscription = {
  subscriptionId: 'ALERTS-17',
  subscriptionLevel: 'PARTY',
  subscriptionStartDate: '2019-05-13T00:00:00',
  subscriptionEndDate: '2099-02-01T00:00:00',
  subscribedActions: [action],
};
const listed = { actionSubscriptionDTO: [subscription] };

it('reads the alerts on offer and the subscription', () => {
  expect(toAlertEvents(unchecked(events))).toEqual([
    { key, id, title: 'Failed & refused login', ways: ['email', 'sms'] },
  ]);
  expect(toAlertSubscription(unchecked(listed))).toEqual({
    id: 'ALERTS-17',
    subStartDate: '2019-05-13T00:00:00',
    subEndDate: '2099-02-01T00:00:00',
    alerts: { [id]: { email: true, sms: false } },
  });
  expect(toAlertSubscription(unchecked({ actionSubscriptionDTO: [] }))).toBeNull();
});

it('never takes a placeholder for a contact', () => {
  const user = (contacts: object) => toAlertsUser(unchecked({ alertsUser: { contacts } }))?.contacts;
  expect(user({ email: 'el****&#x40;example.com', sms: '07*******118' })).toEqual({
    email: 'el****@example.com',
    sms: '07*******118',
  });
  expect(user({ email: 'none@example.invalid', sms: '00000000000' })).toEqual({});
  expect(user({ email: null, sms: '' })).toEqual({});
});

it('reads which alerts concern an account', () => {
  const mapping = { accountNumber: { displayValue: '31926819' }, displayName: 'House', alerts: [key, {}] };
  expect(toAccountAlerts(unchecked({ accountAlertMapping: mapping }))).toEqual({
    title: 'House',
    number: '31926819',
    alerts: [id],
  });
});

it('takes an alert without a way for one that is not sent', () => {
  expect(areSameChoices({ [id]: { email: false, sms: false } }, {})).toBe(true);
  expect(areSameChoices({ [id]: { email: true, sms: false } }, { [id]: { email: false, sms: true } })).toBe(false);
});

it('survives missing and mistyped fields', () => {
  whenDamaged([events, listed], (anyEvents, anyListed) => {
    for (const { title, ways } of toAlertEvents(unchecked(anyEvents)) ?? []) {
      expect([typeof title, Array.isArray(ways)]).toEqual(['string', true]);
    }
    const read = toAlertSubscription(unchecked(anyListed));
    expect(['object', 'undefined']).toContain(typeof read);
  });
});

const none = { actionSubscriptionDTO: [] };
const path = '/v1/actionSubscriptions';

it.each([
  ['POST', path, none, { email: true, sms: true }, '2099-10-04T00:00:00'],
  ['PUT', `${path}/ALERTS-17`, listed, { email: true, sms: true }, '2099-02-01T00:00:00'],
  ['DELETE', `${path}/ALERTS-17`, listed, { email: false, sms: false }, undefined],
] as const)('saves by %s', async (method, url, present, flags, end) => {
  const both = [{ destination: 'EMAIL' }, { destination: 'SMS' }];
  const saved = { ...subscription, subscribedActions: [{ ...action, subscriptionPreferences: both }] };
  const bank = scriptedBank({
    [`GET ${path}`]: [() => good(present), () => good(none)],
    [`${method} ${url}`]: () => good(method === 'DELETE' ? {} : { actionSubscriptionDTO: saved }),
  });
  const { store } = await signedInStore(bank.fetch);
  const offered = toAlertEvents(unchecked(events)) ?? [];
  const shown = choicesIn(toAlertSubscription(unchecked(present)) ?? null);
  const save = {
    party: false,
    subscriber: asId<PartyId>('C43E'),
    events: offered,
    shown,
    wanted: { [id]: flags },
  } as const;
  expect(await store.dispatch(saveAlerts(save))).toEqual({ outcome: 'saved' });
  const sent = bank.asked.find(({ call }) => call === `${method} ${url}`);
  if (end === undefined) return expect(sent?.body).toBe('');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    subscriptionLevel: 'PARTY',
    subscriptionEndDate: end,
    subscriber: { party: { value: 'C43E' } },
    subscribedActions: [
      {
        ...key,
        subscribedActionEndDate: end,
        subscriptionPreferences: [
          { destination: 'EMAIL', urgencyType: 'H' },
          { destination: 'SMS', urgencyType: 'H' },
        ],
      },
    ],
  });
});

it('sends nothing that the bank has already', async () => {
  const bank = scriptedBank({ [`GET ${path}`]: () => good(listed) });
  const { store } = await signedInStore(bank.fetch);
  const wanted = choicesIn(toAlertSubscription(unchecked(listed)) ?? null);
  const save = { party: false, subscriber: undefined, events: [], shown: {}, wanted } as const;
  expect(await store.dispatch(saveAlerts(save))).toEqual({ outcome: 'saved' });
  expect(bank.calls().filter((call) => !call.endsWith('nonce'))).toEqual([`GET ${path}`]);
});
