import { formatInTimeZone } from 'date-fns-tz';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { AlertEvent, AlertSubscriptionRecord } from '#sandbox/bank/records/alert-subscription.ts';
import type { EmailRecord } from '#sandbox/bank/records/email.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { messageTo } from '#sandbox/bank/security/phone.ts';
import { subscriptionOf } from './alerts.ts';

/**
 * What is sent about a login: one alert for each way the customer subscribed to. `changes` are those of the login itself.
 * They name the user, and hold the subscription of a persona that opens with it. A login that changes no user, such as
 * one to a User ID that is unknown or already locked, alerts nobody.
 */
export function loginAlerts(bank: Bank, changes: readonly Change[], event: AlertEvent): Change[] {
  const user = changes.findLast(isUser)?.record;
  if (user === undefined) return [];
  const opened = changes.findLast(isSubscription)?.record;
  const subscription = opened?.userId === user.id ? opened : subscriptionOf(bank, user.id);
  if (subscription === undefined || !isRunning(bank, subscription)) return [];
  const ways = subscription.alerts.find((alert) => alert.event === event)?.ways ?? [];
  const id = nextAlertId(bank);
  return ways.map((way) => {
    switch (way) {
      case 'EMAIL':
        return { change: 'insert', of: 'emails', record: emailTo(bank, user, id, event) };
      case 'SMS':
        return messageTo(bank, user, { id, text: textOf(bank, event), code: null });
      default:
        return way satisfies never;
    }
  });
}

export function emailsOf(bank: Bank): readonly EmailRecord[] {
  return bank.records
    .all('emails')
    .sort((left, right) => (left.sentAt === right.sentAt ? 0 : left.sentAt < right.sentAt ? -1 : 1));
}

const subjects = {
  LOGIN_SUCCESS: 'You have logged in to online banking',
  LOGIN_FAILURE: 'A login to your online banking failed',
} as const satisfies Record<AlertEvent, string>;

function emailTo(bank: Bank, { id: userId, email }: UserRecord, id: string, event: AlertEvent): EmailRecord {
  return { id, userId, address: email, sentAt: bank.clock.now, subject: subjects[event], text: textOf(bank, event) };
}

function textOf({ clock }: Bank, event: AlertEvent): string {
  const when = formatInTimeZone(clock.now, 'Europe/London', "HH:mm 'on' dd/MM/yyyy");
  return event === 'LOGIN_SUCCESS'
    ? `You logged in to online banking at ${when}. If this was not you, call the bank at once.`
    : `A login to your online banking failed at ${when}. If this was not you, call the bank.`;
}

/** Both days are included. */
function isRunning({ today }: Bank, { startsOn, endsOn }: AlertSubscriptionRecord): boolean {
  return startsOn <= today && today <= endsOn;
}

const idForm = /^alert:(\d+)$/;

function nextAlertId({ records }: Bank): string {
  const numbers = [...records.all('emails'), ...records.all('phoneMessages')].map(({ id }) =>
    Number(idForm.exec(id)?.[1] ?? 0),
  );
  return `alert:${Math.max(0, ...numbers) + 1}`;
}

function isUser(change: Change): change is Extract<Change, { of: 'users'; record: UserRecord }> {
  return 'of' in change && change.of === 'users' && change.change === 'update';
}

function isSubscription(
  change: Change,
): change is Extract<Change, { of: 'alertSubscriptions'; record: AlertSubscriptionRecord }> {
  return 'of' in change && change.of === 'alertSubscriptions' && change.change === 'insert';
}
