import type { AccountArg } from '#src/api/accounts/accounts.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { toAccountAlerts, toAlertEvents, toAlertSubscription, toAlertsUser } from './alert.ts';

function alertEventsCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/activityEventActions', { params: { query: { alertType: 'S', moduleId: 'PI' } } }),
    read: toAlertEvents,
  });
}

export function alertSubscriptionCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/actionSubscriptions', { params: { query: { subscriptionLevelType: 'PARTY' } } }),
    read(answer) {
      const subscription = toAlertSubscription(answer);
      return subscription === undefined ? undefined : { subscription };
    },
  });
}

function alertsUserCall({ party }: PartyArg) {
  return bankCall({ party, send: (client) => client.GET('/cz/v1/alertsUser'), read: toAlertsUser });
}

function accountAlertsCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/accountAlertMapping/{accountId}', { params: { path: { accountId } } }),
    read: toAccountAlerts,
  });
}

export const alertsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listAlertEvents: build.query({ queryFn: bankQuery(alertEventsCall) }),
    getAlertSubscription: build.query({
      queryFn: bankQuery(alertSubscriptionCall),
      providesTags: ['AlertSubscriptions'],
    }),
    getAlertsUser: build.query({ queryFn: bankQuery(alertsUserCall), providesTags: ['AlertSubscriptions'] }),
    getAccountAlerts: build.query({ queryFn: bankQuery(accountAlertsCall) }),
  }),
});

export const {
  useListAlertEventsQuery,
  useGetAlertSubscriptionQuery,
  useGetAlertsUserQuery,
  useGetAccountAlertsQuery,
} = alertsApi;
