import { omitUndefined } from '#contracts/driver/state-values.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface Subscribed {
  readonly actionSubscriptionDTO?: { readonly subscriptionId?: string };
}

export const alertStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} subscribes to alerts': async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const { body } = await visit.write('POST', '/v1/actionSubscriptions', {
      subscriptionLevel: 'PARTY',
      subscriptionStartDate: '2026-03-02T00:00:00',
      subscriptionEndDate: '2099-10-04T00:00:00',
      subscribedActions: [
        {
          activityId: 'PI_LOGIN',
          eventId: 'LOGIN_FAILURE',
          actionId: 'SEND',
          subscriptionPreferences: [{ destination: 'EMAIL', urgencyType: 'H' }],
        },
      ],
    });
    const subscription = (body as Subscribed).actionSubscriptionDTO?.subscriptionId;
    return { ...values, ...valuesOf(visit), ...omitUndefined({ subscription }) };
  },
};
