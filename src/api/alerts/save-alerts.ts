import { unnoted } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { type ReplaceOutcome, replaceState } from '#src/api/orders/replace-state.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { fieldsOf, type Wire } from '#src/api/wire/wire.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import {
  type AlertChoices,
  type AlertEvent,
  type AlertSubscription,
  areSameChoices,
  chosenAlerts,
  toSubscription,
} from './alert.ts';
import { alertSubscriptionCall } from './alerts.ts';

interface Kept {
  readonly subscription: AlertSubscription | null;
}

export interface AlertsToSave extends PartyArg {
  /** The person whom the alerts are for. */
  readonly subscriber: PartyId | undefined;
  readonly events: readonly AlertEvent[];
  /** What the customer's change started from. */
  readonly shown: AlertChoices;
  readonly wanted: AlertChoices;
}

/** Assumed to be the end of every subscription that is made here. Older ones end on 2099-02-01 and keep that. */
const endDate = '2099-10-04T00:00:00';

/** POST without a subscription, PUT with one, DELETE when no alert remains. */
export function saveAlerts(save: AlertsToSave): AppThunk<Promise<ReplaceOutcome<Kept>>> {
  return async (dispatch) => {
    const { signal } = new AbortController();
    const outcome = await replaceState<Kept>({
      read: () => dispatch(keptAlerts({ party: save.party }, signal)),
      isAsShown: ({ subscription }) => areSameChoices(choicesIn(subscription), save.shown),
      isAsWanted: ({ subscription }) => areSameChoices(choicesIn(subscription), save.wanted),
      send: ({ subscription }) => dispatch(sendAlerts({ ...save, subscription }, signal)),
    });
    dispatch(bankApi.util.invalidateTags([...staleAfter.changeAlertSubscription]));
    return outcome;
  };
}

export function choicesIn(subscription: AlertSubscription | null): AlertChoices {
  return subscription?.alerts ?? {};
}

function alertsCall({ party, subscription, subscriber, events, wanted }: AlertsToSave & Kept) {
  const start = subscription?.subStartDate || `${londonDayOf(clock.businessNow())}T00:00:00`;
  const end = subscription?.subEndDate || endDate;
  const subscribedActions = chosenAlerts(events, wanted).map(({ key, destinations }) => ({
    ...key,
    subscribedActionStartDate: start,
    subscribedActionEndDate: end,
    subscriptionPreferences: destinations.map((destination) => ({ destination, urgencyType: 'H' as const })),
  }));
  const body: components['schemas']['NewAlertSubscription'] = {
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    ...(subscriber !== undefined && { subscriber: { party: { value: subscriber } } }),
    subscribedActions,
  };
  return bankCall({
    party,
    sentOnce: unnoted,
    send(client) {
      if (subscription === null) return client.POST('/v1/actionSubscriptions', { body });
      const path = { subscriptionId: subscription.id };
      if (subscribedActions.length === 0) {
        return client.DELETE('/v1/actionSubscriptions/{subscriptionId}', { params: { path } });
      }
      return client.PUT('/v1/actionSubscriptions/{subscriptionId}', {
        params: { path },
        body: { subscriptionId: subscription.id, ...body },
      });
    },
    // Nothing in the answer to a deletion says what was deleted: the alerts are read again.
    isOwn(answer: Wire<'AlertSubscriptionAnswer' | 'StatusAnswer'>) {
      const saved = toSubscription(fieldsOf(answer).actionSubscriptionDTO);
      return subscribedActions.length > 0 && saved !== undefined && areSameChoices(saved.alerts, wanted);
    },
    read: () => null,
  });
}

const keptAlerts = uncachedQuery(alertSubscriptionCall);
const sendAlerts = uncachedQuery(alertsCall);
