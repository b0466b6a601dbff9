import { expect, it } from 'vitest';
import { nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

const subscription = {
  subscriptionLevel: 'PARTY',
  subscriptionStartDate: '2026-03-02T00:00:00',
  subscriptionEndDate: '2099-10-04T00:00:00',
  subscribedActions: [
    {
      activityId: 'PI_LOGIN',
      eventId: 'LOGIN_FAILURE',
      actionId: 'SEND',
      subscriptionPreferences: [{ destination: 'SMS', urgencyType: 'H' }],
    },
  ],
};
const path = '/v1/actionSubscriptions';

it('refuses a customer without the function, whatever they ask', async () => {
  const { hand } = await nellAtHome();
  const answers = [
    await hand.call('GET', '/v1/activityEventActions?alertType=S&moduleId=PI'),
    await hand.call('GET', `${path}?subscriptionLevelType=PARTY`),
    await hand.call('POST', path, { json: subscription }),
    await hand.call('PUT', `${path}/ALERTS-1`, { json: { subscriptionId: 'ALERTS-1', ...subscription } }),
    await hand.call('DELETE', `${path}/ALERTS-1`),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 403, body: { message: { code: 'DIGX_CZ_ACCESS_DENIED' } } });
  }
});

it('refuses another urgency and another level as malformed', async () => {
  const { hand } = await nellAtHome();
  const [action] = subscription.subscribedActions;
  const low = { ...action, subscriptionPreferences: [{ destination: 'SMS', urgencyType: 'L' }] };
  for (const json of [
    { ...subscription, subscribedActions: [low] },
    { ...subscription, subscriptionLevel: 'ACCOUNT' },
    { ...subscription, subscribedActions: [] },
  ]) {
    expect(await hand.call('POST', path, { json })).toMatchObject({
      status: 400,
      body: { message: { code: '10011' } },
    });
  }
});

it('masks the contacts, and has no alerts for an account that cannot pay', async () => {
  const { hand } = await nellAtHome();
  expect((await hand.call('GET', '/cz/v1/alertsUser')).body).toMatchObject({
    alertsUser: { contacts: { email: 'ne****&#x40;example.com', sms: '07******118' }, subscriptionId: null },
  });
  const { body } = await hand.call('GET', '/v1/accounts');
  const { accounts } = body as { accounts: { id: { value: string; displayValue: string } }[] };
  const tokenOf = (number: string) => accounts.find(({ id }) => id.displayValue === number)?.id.value;
  const mapping = async (number: string) =>
    (await hand.call('GET', `/cz/v1/accountAlertMapping/${tokenOf(number)}`)).body as {
      accountAlertMapping: { alerts: unknown[] };
    };
  expect((await mapping('31926819')).accountAlertMapping.alerts).toHaveLength(2);
  expect((await mapping('40071522')).accountAlertMapping.alerts).toEqual([]);
});
