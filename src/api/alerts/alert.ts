import { fieldsOf, idOf, isList, listOf, omitUndefined, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';

export const alertWays = ['email', 'sms'] as const;
export type AlertWay = (typeof alertWays)[number];

export interface AlertKey {
  readonly activityId: string;
  readonly eventId: string;
  readonly actionId: string;
}

/** An alert on offer, and the ways it can be sent by. */
export interface AlertEvent {
  readonly key: AlertKey;
  readonly id: string;
  readonly title: string;
  readonly ways: readonly AlertWay[];
}

/** By which ways an alert is sent. */
export type AlertFlags = Readonly<Record<AlertWay, boolean>>;

/** What is subscribed to, by the id of the alert. Alerts that are missing are not sent. */
export type AlertChoices = Readonly<Record<string, AlertFlags>>;

export interface AlertSubscription {
  readonly id: string;
  readonly subStartDate: string;
  readonly subEndDate: string;
  readonly alerts: AlertChoices;
}

/** The person whom alerts are sent to. A contact that the bank does not hold is missing. */
export interface AlertsUser {
  readonly contacts: { readonly email?: string; readonly sms?: string };
  readonly subscriptionId?: string;
  readonly mainPartyId?: PartyId;
}

export interface AccountAlerts {
  readonly title: string;
  readonly number: string;
  /** Ids of the alerts that concern the account. */
  readonly alerts: readonly string[];
}

/** What the bank sends in place of a contact. Assumed. */
const placeholders = { email: 'none@example.invalid', sms: '00000000000' } as const;

const destinations = { email: 'EMAIL', sms: 'SMS' } as const satisfies Record<AlertWay, string>;

/** Undefined also where there are alerts and none can be read: that none is on offer must not be said then. */
export function toAlertEvents(answer: Wire<'AlertEventsAnswer'>): readonly AlertEvent[] | undefined {
  const { alertResponseDTO } = fieldsOf(answer);
  if (!isList(alertResponseDTO)) return undefined;
  const events = alertResponseDTO.flatMap((entry) => {
    const { alertDTO } = fieldsOf(entry);
    const { alertName, alertKeyDTO, recipientMessageTemplates } = fieldsOf(alertDTO);
    const key = toKey(alertKeyDTO);
    const title = textOf(alertName);
    if (key === undefined || title === undefined) return [];
    const texts = listOf(recipientMessageTemplates).flatMap((one) => listOf(fieldsOf(one).messageTemplateDTO));
    const sent = new Set(texts.map((text) => fieldsOf(text).destinationType));
    // Without templates, the bank does not say, so both are offered.
    const ways = sent.size === 0 ? alertWays : alertWays.filter((way) => sent.has(destinations[way]));
    return [{ key, id: alertId(key), title, ways }];
  });
  return events.length === 0 && alertResponseDTO.length > 0 ? undefined : events;
}

/** Null if nothing is subscribed to. */
export function toAlertSubscription(answer: Wire<'AlertSubscriptionsAnswer'>): AlertSubscription | null | undefined {
  const { actionSubscriptionDTO } = fieldsOf(answer);
  if (!isList(actionSubscriptionDTO)) return undefined;
  const [first] = actionSubscriptionDTO;
  return first === undefined ? null : toSubscription(first);
}

export function toSubscription(entry: Wire<'AlertSubscription'>): AlertSubscription | undefined {
  const fields = fieldsOf(entry);
  const id = tokenOf(fields.subscriptionId);
  if (id === undefined) return undefined;
  const alerts = listOf(fields.subscribedActions).flatMap((action): (readonly [string, AlertFlags])[] => {
    const key = toKey(action);
    if (key === undefined) return [];
    const sent = new Set(
      listOf(fieldsOf(action).subscriptionPreferences).map((preference) => fieldsOf(preference).destination),
    );
    return [[alertId(key), { email: sent.has(destinations.email), sms: sent.has(destinations.sms) }]];
  });
  return {
    id,
    subStartDate: tokenOf(fields.subscriptionStartDate) ?? '',
    subEndDate: tokenOf(fields.subscriptionEndDate) ?? '',
    alerts: Object.fromEntries(alerts),
  };
}

export function toAlertsUser(answer: Wire<'AlertsUserAnswer'>): AlertsUser | undefined {
  const { alertsUser } = fieldsOf(answer);
  const { contacts, subscriptionId, mainPartyId } = fieldsOf(alertsUser);
  if (typeof contacts !== 'object' || contacts === null) return undefined;
  const { email, sms } = fieldsOf(contacts);
  return {
    contacts: omitUndefined({
      email: contactOf(email, placeholders.email),
      sms: contactOf(sms, placeholders.sms),
    }),
    ...omitUndefined({
      subscriptionId: tokenOf(subscriptionId),
      mainPartyId: idOf<PartyId>(fieldsOf(mainPartyId).value),
    }),
  };
}

export function toAccountAlerts(answer: Wire<'AccountAlertMappingAnswer'>): AccountAlerts | undefined {
  const { accountNumber, displayName, alerts } = fieldsOf(fieldsOf(answer).accountAlertMapping);
  const number = textOf(fieldsOf(accountNumber).displayValue);
  if (number === undefined) return undefined;
  return {
    title: textOf(displayName) ?? number,
    number,
    alerts: listOf(alerts).flatMap((entry) => {
      const key = toKey(entry);
      return key === undefined ? [] : [alertId(key)];
    }),
  };
}

/** The alerts that are sent by some way, in the order they are on offer. */
export function chosenAlerts(events: readonly AlertEvent[], choices: AlertChoices) {
  return events.flatMap(({ id, key }) => {
    const flags = choices[id];
    const ways = alertWays.filter((way) => flags?.[way] === true);
    return ways.length === 0 ? [] : [{ key, destinations: ways.map((way) => destinations[way]) }];
  });
}

export function areSameChoices(left: AlertChoices, right: AlertChoices): boolean {
  const ids = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...ids].every((id) => alertWays.every((way) => (left[id]?.[way] ?? false) === (right[id]?.[way] ?? false)));
}

function contactOf(value: unknown, placeholder: string): string | undefined {
  const contact = textOf(value);
  return contact === placeholder ? undefined : contact;
}

function toKey(value: Wire<'AlertKey'>): AlertKey | undefined {
  const { activityId, eventId, actionId } = fieldsOf(value);
  const [activity, event, action] = [tokenOf(activityId), tokenOf(eventId), tokenOf(actionId)];
  if (activity === undefined || event === undefined || action === undefined) return undefined;
  return { activityId: activity, eventId: event, actionId: action };
}

function alertId({ activityId, eventId, actionId }: AlertKey): string {
  return `${activityId} ${eventId} ${actionId}`;
}
