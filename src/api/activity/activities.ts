import type { components } from '#src/api/schema.generated.d.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { toActivityDetails, toActivityList, toActivityTypes } from './activity.ts';
import { groupOf } from './activity-types.ts';

export interface DaysArg extends PartyArg {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface ActivitiesArg extends DaysArg {
  readonly type: string;
  readonly statusCode?: string | undefined;
}

interface ActivityArg extends PartyArg {
  readonly reference: string;
}

function countsCall({ party, from: fromDate, to: toDate }: DaysArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/transactions/count', { params: { query: { countFor: 'all', fromDate, toDate } } }),
    read: toActivityTypes,
  });
}

function activitiesCall({ party, type, statusCode, from, to }: ActivitiesArg) {
  const status = statusCode as components['schemas']['ActivityStatusCode'] | undefined;
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/transactions', {
        params: {
          query: {
            discriminator: groupOf(type),
            fromDate: from,
            toDate: to,
            ...omitUndefined({ status }),
            view: 'all',
            transactionName: type,
          },
        },
      }),
    read: toActivityList,
  });
}

function activityCall({ party, reference }: ActivityArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/v1/transactions/{transactionId}', { params: { path: { transactionId: reference } } }),
    read: toActivityDetails,
  });
}

/** Anything may have been asked for since, also by others: what a screen shows is asked for when it opens. */
const askedEachTime = { refetchOnMountOrArgChange: true } as const;

export const activityApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    countActivities: build.query({ queryFn: bankQuery(countsCall), providesTags: ['Activity'] }),
    listActivities: build.query({ queryFn: bankQuery(activitiesCall), providesTags: ['Activity'] }),
    getActivity: build.query({ queryFn: bankQuery(activityCall), providesTags: ['Activity'] }),
  }),
});

export const useCountActivitiesQuery = (arg: DaysArg) => activityApi.useCountActivitiesQuery(arg, askedEachTime);
export const useListActivitiesQuery = (arg: ActivitiesArg, skip = false) =>
  activityApi.useListActivitiesQuery(arg, { ...askedEachTime, skip });
export const useGetActivityQuery = (arg: ActivityArg) => activityApi.useGetActivityQuery(arg, askedEachTime);

/** For orders whose answer was lost. */
export const activitiesAsked = uncachedQuery(activitiesCall);
