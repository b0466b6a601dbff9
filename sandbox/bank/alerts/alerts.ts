import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import {
  type AlertSubscriptionRecord,
  type AlertWay,
  alertEvents,
  alertWays,
} from '#sandbox/bank/records/alert-subscription.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';

export interface WantedAlert {
  readonly event: string;
  readonly ways: readonly string[];
}

export interface WantedSubscription {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly alerts: readonly WantedAlert[];
}

export type AlertRefusal = 'function-missing' | 'exists' | 'not-found' | 'not-possible';

export type SubscriptionVerdict =
  | {
      readonly outcome: 'subscribed';
      readonly subscription: AlertSubscriptionRecord;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: AlertRefusal };

export type EndVerdict =
  | { readonly outcome: 'ended'; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: AlertRefusal };

export function subscriptionOf(bank: Bank, userId: string): AlertSubscriptionRecord | undefined {
  return bank.records.all('alertSubscriptions').find((subscription) => subscription.userId === userId);
}

/** The ways by which alerts can reach the customer. */
export function waysTo({ email, phoneNumber }: Pick<UserRecord, 'email' | 'phoneNumber'>): readonly AlertWay[] {
  return alertWays.filter((way) => (way === 'EMAIL' ? email : phoneNumber) !== '');
}

/** One subscription for each user: a second is refused, so that a request sent twice makes one. */
export function subscribe(bank: Bank, { user }: Customer, wanted: WantedSubscription): SubscriptionVerdict {
  if (!user.permittedFunctions.includes('alerts')) return refused('function-missing');
  if (subscriptionOf(bank, user.id) !== undefined) return refused('exists');
  const read = readWanted(user, wanted);
  if (read === undefined) return refused('not-possible');
  const subscription = { id: nextId(bank), userId: user.id, ...read };
  return {
    outcome: 'subscribed',
    subscription,
    changes: [{ change: 'insert', of: 'alertSubscriptions', record: subscription }],
  };
}

export function changeSubscription(
  bank: Bank,
  { user }: Customer,
  id: string,
  wanted: WantedSubscription,
): SubscriptionVerdict {
  if (!user.permittedFunctions.includes('alerts')) return refused('function-missing');
  const present = subscriptionOf(bank, user.id);
  if (present?.id !== id) return refused('not-found');
  const read = readWanted(user, wanted);
  if (read === undefined) return refused('not-possible');
  const subscription = { ...present, ...read };
  return {
    outcome: 'subscribed',
    subscription,
    changes: [{ change: 'update', of: 'alertSubscriptions', record: subscription }],
  };
}

export function endSubscription(bank: Bank, { user }: Customer, id: string): EndVerdict {
  if (!user.permittedFunctions.includes('alerts')) return refused('function-missing');
  if (subscriptionOf(bank, user.id)?.id !== id) return refused('not-found');
  return { outcome: 'ended', changes: [{ change: 'remove', of: 'alertSubscriptions', id }] };
}

/** Undefined unless every alert is on offer, is there once, and can reach the customer by its ways. */
function readWanted(
  user: UserRecord,
  { startsOn, endsOn, alerts }: WantedSubscription,
): Pick<AlertSubscriptionRecord, 'startsOn' | 'endsOn' | 'alerts'> | undefined {
  const [first, last] = [dayIn(startsOn), dayIn(endsOn)];
  if (first === undefined || last === undefined || first > last || alerts.length === 0) return undefined;
  const reachable = waysTo(user);
  const read = alertEvents.flatMap((event) => {
    const ways = alerts.find((alert) => alert.event === event)?.ways ?? [];
    return ways.length === 0 ? [] : [{ event, ways: alertWays.filter((way) => ways.includes(way)) }];
  });
  const isReadWhole =
    read.length === alerts.length &&
    alerts.every(({ ways }) => new Set(ways).size === ways.length && ways.every((way) => isOneOf(reachable, way)));
  return isReadWhole ? { startsOn: first, endsOn: last, alerts: read } : undefined;
}

function isOneOf(ways: readonly AlertWay[], way: string): boolean {
  return (ways as readonly string[]).includes(way);
}

function dayIn(text: string): CalendarDay | undefined {
  return parseCalendarDay(text.slice(0, 10));
}

const idForm = /^ALERTS-(\d+)$/;

function nextId({ records }: Bank): string {
  const numbers = records.all('alertSubscriptions').map(({ id }) => Number(idForm.exec(id)?.[1] ?? 0));
  return `ALERTS-${Math.max(0, ...numbers) + 1}`;
}

function refused(reason: AlertRefusal): { readonly outcome: 'refused'; readonly reason: AlertRefusal } {
  return { outcome: 'refused', reason };
}
