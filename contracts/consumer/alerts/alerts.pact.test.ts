import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  anAccount,
  aParty,
  english,
  fromState,
  insideSession,
  localDay,
  maskedId,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { exampleAnswer } from '#contracts/driver/contract.ts';
import { alertsBody, alertKey as key } from '#contracts/states/alerts/alert-bodies.ts';
import type { AlertChoices, AlertEvent } from '#src/api/alerts/alert.ts';
import { alertsApi } from '#src/api/alerts/alerts.ts';
import { saveAlerts } from '#src/api/alerts/save-alerts.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';

const { eachLike, like, regex } = MatchersV3;

const bank = pactOf('alerts');
const { listAlertEvents, getAlertSubscription, getAlertsUser, getAccountAlerts } = alertsApi.endpoints;

const persona = 'private-customer';
const party = false;
const eventsPath = '/digx/v1/activityEventActions';
const eventsQuery = { alertType: 'S', moduleId: 'PI', ...english };
const subscriptionsPath = '/digx/v1/actionSubscriptions';
const listQuery = { subscriptionLevelType: 'PARTY', ...english };
const userPath = '/digx/cz/v1/alertsUser';
const mappingPath = '/digx/cz/v1/accountAlertMapping';

const unknownKey = { ...key, eventId: 'NOT_ON_OFFER' };
const idOf = ({ activityId, eventId, actionId }: typeof key) => `${activityId} ${eventId} ${actionId}`;
const failedLogin: AlertEvent = { key, id: idOf(key), title: 'Failed login', ways: ['email', 'sms'] };
const unknownEvent: AlertEvent = { ...failedLogin, key: unknownKey, id: idOf(unknownKey) };

/** What the contract's example of the list holds. */
const exampleChoices: AlertChoices = { [idOf(key)]: { email: true, sms: true } };
const byEmail = { email: true, sms: false };

const bodyOf = (start: unknown, end: unknown, of = key, destination?: 'SMS') =>
  alertsBody({
    party: fromState('ownParty', aParty),
    start,
    end,
    of,
    ...(destination !== undefined && { destination }),
  });

const [someDay, lastDay] = [localDay('2026-03-02T00:00:00'), '2099-10-04T00:00:00'];
const kept = {
  subscriptionId: like('ALERTS-17'),
  subscriptionLevel: 'PARTY',
  subscriptionStartDate: localDay('2026-03-02T00:00:00'),
  subscriptionEndDate: localDay('2099-10-04T00:00:00'),
  subscribedActions: eachLike({
    ...key,
    subscriptionPreferences: eachLike({ destination: regex('^(EMAIL|SMS)$', 'EMAIL'), urgencyType: 'H' }),
  }),
};

const keptByText = {
  ...kept,
  subscribedActions: eachLike({ ...key, subscriptionPreferences: eachLike({ destination: 'SMS', urgencyType: 'H' }) }),
};

const none = () =>
  new Response(JSON.stringify({ status: { result: 'SUCCESSFUL' }, actionSubscriptionDTO: [] }), {
    headers: { 'content-type': 'application/json', 'x-nonce': '{"nonce":["spare"]}' },
  });
const withoutAny = { others: { listAlertSubscriptions: none } };

function save({ store }: CustomerApp, event: AlertEvent, shown: AlertChoices, wanted: AlertChoices) {
  const subscriber = asId<PartyId>(aParty);
  return store.dispatch(saveAlerts({ party, subscriber, events: [event], shown, wanted }));
}

it('lists the alerts on offer', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('the alerts on offer are listed', 'GET', eventsPath, { query: eventsQuery })
    .answers(200, {
      ...allWell,
      alertResponseDTO: eachLike({
        alertDTO: {
          alertName: like('Failed login'),
          alertKeyDTO: { activityId: like('PI_LOGIN'), eventId: like('LOGIN_FAILURE'), actionId: like('SEND') },
          recipientMessageTemplates: eachLike({
            messageTemplateDTO: eachLike({ destinationType: regex('^(EMAIL|SMS)$', 'EMAIL') }),
          }),
        },
      }),
    })
    .by('listAlertEvents', async ({ store }) => {
      const { data } = await store.dispatch(listAlertEvents.initiate({ party }));
      expect(data).toEqual([{ ...failedLogin, ways: ['email'] }]);
    }));

it('reads what is subscribed to', () =>
  bank
    .given('customer {persona} subscribes to alerts', { persona })
    .asked('the subscription to alerts is read', 'GET', subscriptionsPath, { query: listQuery })
    .answers(200, { ...allWell, actionSubscriptionDTO: eachLike(kept) })
    .by('listAlertSubscriptions', async ({ store }) => {
      const { data } = await store.dispatch(getAlertSubscription.initiate({ party }));
      expect(data?.subscription).toMatchObject({ id: 'ALERTS-17', alerts: { [idOf(key)]: byEmail } });
    }));

it('reads that nothing is subscribed to', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('no subscription is an empty list', 'GET', subscriptionsPath, { query: listQuery })
    .answers(200, { ...allWell, actionSubscriptionDTO: [] })
    .by('listAlertSubscriptions', async ({ store }) => {
      const { data } = await store.dispatch(getAlertSubscription.initiate({ party }));
      expect(data).toEqual({ subscription: null });
    }));

it.each([
  ['contacts', persona, like('el****&#x40;example.com'), like('07*******118'), ['el****@example.com', '07*******118']],
  ['no contacts', 'no-accounts', 'none&#x40;example.invalid', '00000000000', [undefined, undefined]],
] as const)('reads a customer with %s', (what, who, email, sms, contacts) =>
  bank
    .given('customer {persona} is signed in', { persona: who })
    .asked(`the alerts user is read, with ${what}`, 'GET', userPath)
    .answers(200, {
      ...allWell,
      alertsUser: { contacts: { email, sms }, mainPartyId: maskedId(aParty, '***401') },
    })
    .by('getAlertsUser', async ({ store }) => {
      const { data } = await store.dispatch(getAlertsUser.initiate({ party }));
      expect([data?.contacts.email, data?.contacts.sms]).toEqual(contacts);
    }),
);

it('reads which alerts concern an account', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('the alerts of an account are read', 'GET', fromState('currentAccount', anAccount, `${mappingPath}/`))
    .answers(200, {
      ...allWell,
      accountAlertMapping: {
        accountNumber: maskedId(anAccount, '31926819'),
        displayName: like('Household &amp; garden'),
        alerts: eachLike({ activityId: like('PI_LOGIN'), eventId: like('LOGIN_FAILURE'), actionId: like('SEND') }),
      },
    })
    .by('getAccountAlertMapping', async ({ store }) => {
      const { data } = await store.dispatch(
        getAccountAlerts.initiate({ party, accountId: asId<AccountId>(anAccount) }),
      );
      expect(data).toEqual({ title: 'Household & garden', number: '31926819', alerts: [idOf(key)] });
    }));

it('reports that an account is not found', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('the alerts of an account that nobody knows are not found', 'GET', `${mappingPath}/0000000000000000`)
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('getAccountAlertMapping', async ({ store }) => {
      const accountId = asId<AccountId>('0000000000000000');
      const { error } = await store.dispatch(getAccountAlerts.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }));

it('subscribes with the end date of new subscriptions', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('alerts are subscribed to', 'POST', subscriptionsPath, { body: bodyOf(someDay, lastDay) })
    .answers(201, { ...allWell, actionSubscriptionDTO: kept })
    .by('createAlertSubscription', withoutAny, async (app) => {
      expect(await save(app, failedLogin, {}, { [idOf(key)]: byEmail })).toEqual({ outcome: 'saved' });
    }));

it.each([
  [
    'that are not on offer',
    'customer {persona} is signed in',
    unknownEvent,
    unknownKey,
    'DIGX_CZ_ALERT_03',
    'cannot be sent',
  ],
  [
    'a second time',
    'customer {persona} subscribes to alerts',
    failedLogin,
    key,
    'DIGX_CZ_ALERT_02',
    'changed elsewhere',
  ],
] as const)('reports that alerts %s are refused', (what, state, event, of, code, words) =>
  bank
    .given(state, { persona })
    .asked(`alerts ${what} cannot be subscribed to`, 'POST', subscriptionsPath, { body: bodyOf(someDay, lastDay, of) })
    .answers(400, refusedWith(code))
    .by('createAlertSubscription', withoutAny, async (app) => {
      const outcome = await save(app, event, {}, { [event.id]: byEmail });
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, code, words) });
    }),
);

const onePath = (id: string) => fromState('subscription', id, `${subscriptionsPath}/`);

it('changes the subscription and keeps its dates', () =>
  bank
    .given('customer {persona} subscribes to alerts', { persona })
    .asked('the subscription to alerts is changed', 'PUT', onePath('ALERTS-17'), {
      body: {
        subscriptionId: fromState('subscription', 'ALERTS-17'),
        ...bodyOf(localDay('2026-03-02T00:00:00'), localDay('2099-10-04T00:00:00')),
      },
    })
    .answers(200, { ...allWell, actionSubscriptionDTO: kept })
    .by('changeAlertSubscription', async (app) => {
      expect(await save(app, failedLogin, exampleChoices, { [idOf(key)]: byEmail })).toEqual({ outcome: 'saved' });
    }));

it('reports that a change to alerts that are not on offer is refused', () =>
  bank
    .given('customer {persona} subscribes to alerts', { persona })
    .asked('the subscription cannot be changed to alerts that are not on offer', 'PUT', onePath('ALERTS-17'), {
      body: {
        subscriptionId: fromState('subscription', 'ALERTS-17'),
        ...bodyOf(localDay('2026-03-02T00:00:00'), localDay('2099-10-04T00:00:00'), unknownKey),
      },
    })
    .answers(400, refusedWith('DIGX_CZ_ALERT_03'))
    .by('changeAlertSubscription', async (app) => {
      const outcome = await save(app, unknownEvent, exampleChoices, { [unknownEvent.id]: byEmail });
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_CZ_ALERT_03', 'cannot be sent') });
    }));

it('ends the subscription when no alert remains', () =>
  bank
    .given('customer {persona} subscribes to alerts', { persona })
    .asked('the subscription to alerts is ended', 'DELETE', onePath('ALERTS-17'))
    .answers(200, allWell)
    .run(async ({ url }) => {
      const app = await openApp(url, 'deleteAlertSubscription', { others: endedThen() });
      expect(await save(app, failedLogin, exampleChoices, {})).toEqual({ outcome: 'saved' });
      const reads = app.heard.filter(({ operation }) => operation === 'listAlertSubscriptions');
      expect(reads).toHaveLength(2);
    }));

/** The answer does not say what was deleted, so the app reads the alerts again. */
function endedThen() {
  const readings = [exampleAnswer('listAlertSubscriptions'), none()];
  return { listAlertSubscriptions: () => readings.shift() ?? none() };
}

const subscribes = 'customer {persona} subscribes to alerts';
const byText = { email: false, sms: true };

itIsConfirmed(bank, [
  {
    operation: 'createAlertSubscription',
    what: 'setting up alerts',
    state: 'customer {persona} is signed in',
    asked: 'customer {persona} is asked for a code to set up alerts',
    parameters: { persona },
    method: 'POST',
    path: subscriptionsPath,
    body: bodyOf(someDay, lastDay),
    done: { status: 201, body: { ...allWell, actionSubscriptionDTO: kept } },
    others: () => withoutAny.others,
    act: (app) => save(app, failedLogin, {}, { [idOf(key)]: byEmail }),
    outcome: { outcome: 'saved' },
  },
  {
    operation: 'changeAlertSubscription',
    what: 'a change of alerts',
    state: subscribes,
    asked: 'customer {persona} is asked for a code to change alerts',
    parameters: { persona },
    method: 'PUT',
    path: onePath('ALERTS-17'),
    body: {
      subscriptionId: fromState('subscription', 'ALERTS-17'),
      ...bodyOf(localDay('2026-03-02T00:00:00'), localDay('2099-10-04T00:00:00'), key, 'SMS'),
    },
    done: { status: 200, body: { ...allWell, actionSubscriptionDTO: keptByText } },
    act: (app) => save(app, failedLogin, exampleChoices, { [idOf(key)]: byText }),
    outcome: { outcome: 'saved' },
  },
  {
    operation: 'deleteAlertSubscription',
    what: 'the end of alerts',
    state: subscribes,
    asked: 'customer {persona} is asked for a code to end alerts',
    parameters: { persona },
    method: 'DELETE',
    path: onePath('ALERTS-17'),
    done: { status: 200, body: allWell },
    others: endedThen,
    act: (app) => save(app, failedLogin, exampleChoices, {}),
    outcome: { outcome: 'saved' },
  },
]);

const changes = [
  {
    operation: 'changeAlertSubscription',
    what: 'changing alerts',
    method: 'PUT',
    body: { subscriptionId: 'ALERTS-17', ...bodyOf('2026-03-02T00:00:00', lastDay) },
    wanted: { [idOf(key)]: byEmail },
  },
  { operation: 'deleteAlertSubscription', what: 'ending alerts', method: 'DELETE', body: undefined, wanted: {} },
] as const;

it.each(changes)('reports that the subscription is not found when $what', ({ operation, what, method, body, wanted }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`${what} of a subscription that is gone is refused`, method, `${subscriptionsPath}/ALERTS-17`, (request) => {
      request.query(english).headers(insideSession);
      if (body !== undefined) request.jsonBody(body);
    })
    .answers(404, refusedWith('DIGX_CZ_ALERT_01'))
    .by(operation, async (app) => {
      const outcome = await save(app, failedLogin, exampleChoices, wanted);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_ALERT_01', 'changed elsewhere') });
    }),
);

closePact('alerts');
