import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallPassword, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';

/**
 * Two hundred random changes of the subscription, logins and failed logins. After each, the alerts that arrived are
 * those that a model of one line expects: for each login, one message for each way subscribed to at that moment.
 */

const events = ['LOGIN_SUCCESS', 'LOGIN_FAILURE'] as const;
const ways = ['EMAIL', 'SMS'] as const;
type Event = (typeof events)[number];
type Way = (typeof ways)[number];
type Subscribed = Readonly<Record<Event, readonly Way[]>>;

const anySubscribed: fc.Arbitrary<Subscribed> = fc.record({
  LOGIN_SUCCESS: fc.subarray([...ways]),
  LOGIN_FAILURE: fc.subarray([...ways]),
});
const anyStep = fc.oneof(
  { weight: 2, arbitrary: anySubscribed.map((subscribed) => ({ step: 'subscribe', subscribed }) as const) },
  { weight: 1, arbitrary: fc.constant({ step: 'login' } as const) },
  { weight: 1, arbitrary: fc.constant({ step: 'failed-login' } as const) },
);

const personas = {
  ...smallPersonas,
  nell: {
    ...(smallPersonas.nell ?? nobody()),
    open(seed: number, day: Parameters<NonNullable<typeof smallPersonas.nell>['open']>[1]) {
      const book = (smallPersonas.nell ?? nobody()).open(seed, day);
      return { ...book, user: { ...book.user, permittedFunctions: ['alerts' as const] } };
    },
  },
};

it('sends what was subscribed, over 200 random changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 200, maxLength: 200 }), async (steps) => {
      const { sandbox, hand } = await nellAtHome({ personas });
      let subscribed: Subscribed = { LOGIN_SUCCESS: [], LOGIN_FAILURE: [] };
      const expected: Record<Way, Event[]> = { EMAIL: [], SMS: [] };
      const happen = (event: Event) => {
        for (const way of subscribed[event]) expected[way].push(event);
      };

      for (const step of steps) {
        switch (step.step) {
          case 'subscribe':
            await save(hand, step.subscribed);
            subscribed = step.subscribed;
            break;
          case 'login':
            await hand.signIn('nell', smallPassword);
            happen('LOGIN_SUCCESS');
            break;
          case 'failed-login': {
            const stranger = createSessionByHand((request) => sandbox.fetch(request));
            await stranger.signIn('nell', 'wrong').catch(() => {});
            happen('LOGIN_FAILURE');
            // The next right password forgives the wrong one, before too many lock the customer.
            await hand.signIn('nell', smallPassword);
            happen('LOGIN_SUCCESS');
            break;
          }
          default:
            step satisfies never;
        }
      }

      const phone = await sandbox.control.phone('nell');
      if (phone.outcome === 'refused') throw new Error(phone.reason);
      const sent = {
        SMS: phone.messages.map(({ text }) => eventIn(text)).reverse(),
        EMAIL: phone.emails.map(({ text }) => eventIn(text)).reverse(),
      };
      expect(sent).toEqual(expected);
    }),
    { numRuns: 2 },
  );
}, 60_000);

it('alerts nobody about an unknown or locked User ID', async () => {
  const sandbox = await openSmallSandbox();
  const stranger = createSessionByHand((request) => sandbox.fetch(request));
  await stranger.signIn('nobody', 'wrong').catch(() => {});
  await stranger.signIn('locked', 'wrong').catch(() => {});
  expect(await sandbox.control.phone()).toMatchObject({ messages: [], emails: [] });
});

function eventIn(text: string): Event {
  return text.startsWith('You logged in') ? 'LOGIN_SUCCESS' : 'LOGIN_FAILURE';
}

/** As the app does: POST the first, PUT a change, DELETE the last. */
async function save(hand: ReturnType<typeof createSessionByHand>, wanted: Subscribed): Promise<void> {
  const { body } = await hand.call('GET', '/v1/actionSubscriptions?subscriptionLevelType=PARTY');
  const [present] = (body as { actionSubscriptionDTO: { subscriptionId: string }[] }).actionSubscriptionDTO;
  const subscribedActions = events
    .filter((event) => wanted[event].length > 0)
    .map((eventId) => ({
      activityId: 'PI_LOGIN',
      eventId,
      actionId: 'SEND',
      subscriptionPreferences: wanted[eventId].map((destination) => ({ destination, urgencyType: 'H' })),
    }));
  const json = {
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: '2026-03-02T00:00:00',
    subscriptionEndDate: '2099-10-04T00:00:00',
    subscribedActions,
  };
  const path = `/v1/actionSubscriptions/${present?.subscriptionId}`;
  if (present === undefined) {
    if (subscribedActions.length === 0) return;
    expect(await hand.call('POST', '/v1/actionSubscriptions', { json })).toMatchObject({ status: 201 });
  } else if (subscribedActions.length === 0) {
    expect(await hand.call('DELETE', path)).toMatchObject({ status: 200 });
  } else {
    const changed = { ...json, subscriptionId: present.subscriptionId };
    expect(await hand.call('PUT', path, { json: changed })).toMatchObject({ status: 200 });
  }
}

function nobody(): never {
  throw new Error('There is no Nell.');
}
