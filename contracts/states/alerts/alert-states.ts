import { omitUndefined, type StateParameters } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { handedOut, type Reached } from '#contracts/states/payees/payee-steps.ts';
import { alertsBody } from './alert-bodies.ts';

interface Subscribed {
  readonly actionSubscriptionDTO?: { readonly subscriptionId?: string };
}

export const subscriptionsPath = '/v1/actionSubscriptions';

export const alertStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} subscribes to alerts': async (sandbox, parameters) =>
    handedOut(await subscribed(sandbox, parameters)),

  ...strictStates('customer {persona} subscribes to alerts', subscribed, {
    'change alerts': ({ subscription = '', ownParty }) => ({
      method: 'PUT',
      path: `${subscriptionsPath}/${subscription}`,
      json: { subscriptionId: subscription, ...alertsBody({ party: ownParty, destination: 'SMS' }) },
    }),
    'end alerts': ({ subscription }) => ({ method: 'DELETE', path: `${subscriptionsPath}/${subscription}` }),
  }),
};

/** By e-mail. */
async function subscribed(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const { visit, values } = await arrive(sandbox, parameters);
  const { body } = await visit.write('POST', subscriptionsPath, alertsBody({ party: values.ownParty }));
  const subscription = (body as Subscribed).actionSubscriptionDTO?.subscriptionId;
  return { visit, values: { ...values, ...omitUndefined({ subscription }) } };
}
