import {
  type AlertRefusal,
  changeSubscription,
  endSubscription,
  subscribe,
  subscriptionOf,
  waysTo,
} from '#sandbox/bank/alerts/alerts.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { alertEvents, alertWays } from '#sandbox/bank/records/alert-subscription.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import { accountNotFound } from '#sandbox/http/accounts/account-not-found.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { maskedContact, maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { refusalsBy, sharedReasons } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { keyOf, placeholders, toSubscriptionWire, toWanted } from './alert-wire.ts';

const alertReasons = {
  'function-missing': sharedReasons['function-missing'],
  exists: 'alertSubscriptionExists',
  'not-found': 'alertSubscriptionNotFound',
  'not-possible': 'alertsNotPossible',
} as const satisfies Record<AlertRefusal, RefusalName>;

const refusal = refusalsBy('alerts', alertReasons);

const eventNames = { LOGIN_SUCCESS: 'Successful login', LOGIN_FAILURE: 'Failed login' } as const;

export const alertHandlers = {
  listAlertEvents: {
    serves: 'customer',
    decide: ({ customer }) => {
      if (!customer.user.permittedFunctions.includes('alerts')) return refusal({ reason: 'function-missing' });
      return {
        rule: 'alerts.on-offer',
        answer: {
          done: {
            alertResponseDTO: alertEvents.map((event) => ({
              alertDTO: {
                alertName: eventNames[event],
                alertType: 'S',
                alertKeyDTO: keyOf(event),
                recipientMessageTemplates: [
                  {
                    messageTemplateDTO: alertWays.map((way) => ({ id: `${event}_${way}`, destinationType: way })),
                  },
                ],
              },
            })),
          },
        },
      };
    },
  },
  listAlertSubscriptions: {
    serves: 'customer',
    decide: ({ bank, customer }) => {
      if (!customer.user.permittedFunctions.includes('alerts')) return refusal({ reason: 'function-missing' });
      const subscription = subscriptionOf(bank, customer.user.id);
      const listed = subscription === undefined ? [] : [toSubscriptionWire(bank, customer, subscription)];
      return { rule: 'alerts.of-user', answer: { done: { actionSubscriptionDTO: listed } } };
    },
  },
  createAlertSubscription: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const verdict = subscribe(bank, customer, toWanted(body));
      if (verdict.outcome === 'refused') {
        return verdict.reason === 'not-found'
          ? refusal({ reason: 'not-possible' })
          : refusal({ reason: verdict.reason });
      }
      const actionSubscriptionDTO = toSubscriptionWire(bank, customer, verdict.subscription);
      return {
        rule: 'alerts.subscribed',
        changes: verdict.changes,
        requiredConfirmation: confirmationOf(bank, customer, 'changeAlerts', 'to set up your alerts'),
        answer: { done: { actionSubscriptionDTO }, status: 201 },
      };
    },
  },
  changeAlertSubscription: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      const verdict = changeSubscription(bank, customer, path.subscriptionId, toWanted(body));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const actionSubscriptionDTO = toSubscriptionWire(bank, customer, verdict.subscription);
      return {
        rule: 'alerts.changed',
        changes: verdict.changes,
        requiredConfirmation: confirmationOf(bank, customer, 'changeAlerts', 'to change your alerts'),
        answer: { done: { actionSubscriptionDTO } },
      };
    },
  },
  deleteAlertSubscription: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const verdict = endSubscription(bank, customer, path.subscriptionId);
      if (verdict.outcome === 'refused') return refusal(verdict);
      return {
        rule: 'alerts.ended',
        changes: verdict.changes,
        requiredConfirmation: confirmationOf(bank, customer, 'changeAlerts', 'to end your alerts'),
        answer: { done: {} },
      };
    },
  },
  getAlertsUser: {
    serves: 'customer',
    decide: ({ bank, customer: { session, user } }) => {
      const ways = waysTo(user);
      return {
        rule: 'alerts.user',
        answer: {
          done: {
            alertsUser: {
              contacts: {
                email: ways.includes('EMAIL') ? maskedContact(user.email) : placeholders.email,
                sms: ways.includes('SMS') ? maskedContact(user.phoneNumber) : placeholders.sms,
              },
              subscriptionId: subscriptionOf(bank, user.id)?.id ?? null,
              mainPartyId: maskedParty(tokenOf(bank, session, 'party', user.mainPartyId), user.mainPartyId),
              permittedFunctions: [...user.permittedFunctions],
            },
          },
        },
      };
    },
  },
  getAccountAlertMapping: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const account = customer.parties
        .flatMap(({ id }) => bank.records.accountsOf(id))
        .find(({ id }) => tokenOf(bank, customer.session, 'account', id) === path.accountId);
      if (account === undefined) return accountNotFound;
      const hasAlerts = account.taskCodes.includes('PC_F_DOM');
      return {
        rule: 'alerts.of-account',
        answer: {
          done: {
            accountAlertMapping: {
              accountNumber: { value: path.accountId, displayValue: account.number },
              displayName: account.nickname ?? account.displayName,
              alerts: hasAlerts ? alertEvents.map(keyOf) : [],
            },
          },
        },
      };
    },
  },
} satisfies Partial<Handlers>;
