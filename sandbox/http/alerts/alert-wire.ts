import type { WantedSubscription } from '#sandbox/bank/alerts/alerts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { AlertEvent, AlertSubscriptionRecord } from '#sandbox/bank/records/alert-subscription.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';

type WantedOnWire = components['schemas']['NewAlertSubscription'];

/** In place of a contact that the bank does not hold. */
export const placeholders = { email: 'none@example.invalid', sms: '00000000000' } as const;

const activityId = 'PI_LOGIN';
const actionId = 'SEND';

export function keyOf(eventId: AlertEvent) {
  return { activityId, eventId, actionId };
}

export function toSubscriptionWire(bank: Bank, { session, user }: Customer, subscription: AlertSubscriptionRecord) {
  const [start, end] = [`${subscription.startsOn}T00:00:00`, `${subscription.endsOn}T00:00:00`];
  return {
    subscriptionId: subscription.id,
    subscriptionLevel: 'PARTY' as const,
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    subscriber: { party: maskedParty(tokenOf(bank, session, 'party', user.mainPartyId), user.mainPartyId) },
    subscribedActions: subscription.alerts.map(({ event, ways }) => ({
      ...keyOf(event),
      subscribedActionStartDate: start,
      subscribedActionEndDate: end,
      subscriptionPreferences: ways.map((destination) => ({ destination, urgencyType: 'H' as const })),
    })),
  };
}

/** An alert of another activity is given an event that is not on offer. */
export function toWanted(body: WantedOnWire): WantedSubscription {
  return {
    startsOn: body.subscriptionStartDate,
    endsOn: body.subscriptionEndDate,
    alerts: body.subscribedActions.map((action) => ({
      event: action.activityId === activityId && action.actionId === actionId ? action.eventId : '',
      ways: action.subscriptionPreferences.map(({ destination }) => destination),
    })),
  };
}
