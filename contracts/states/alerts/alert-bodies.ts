/** The alert in all pacts. */
export const alertKey = { activityId: 'PI_LOGIN', eventId: 'LOGIN_FAILURE', actionId: 'SEND' };

interface Alerts {
  readonly party: unknown;
  readonly of?: typeof alertKey;
  readonly destination?: 'EMAIL' | 'SMS';
  /** A matcher instead of text in the app’s tests. */
  readonly start?: unknown;
  readonly end?: unknown;
}

/** A subscription to one alert, as the app sends it. */
export function alertsBody({
  party,
  of = alertKey,
  destination = 'EMAIL',
  start = '2026-03-02T00:00:00',
  end = '2099-10-04T00:00:00',
}: Alerts) {
  return {
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    subscriber: { party: { value: party } },
    subscribedActions: [
      {
        ...of,
        subscribedActionStartDate: start,
        subscribedActionEndDate: end,
        subscriptionPreferences: [{ destination, urgencyType: 'H' }],
      },
    ],
  };
}
