import { textIn } from '#contracts/driver/state-values.ts';
import { alertsBody } from '#contracts/states/alerts/alert-bodies.ts';
import { subscriptionsPath } from '#contracts/states/alerts/alert-states.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { anAccountNumber } from '#contracts/states/payees/payee-orders.ts';
import { strictStates } from './strict-states.ts';

/** Customers of a strict bank who have just signed in. The states of other areas go on in the same way. */
export const challengeStates: Readonly<Record<string, SetUp>> = strictStates(
  'customer {persona} is signed in',
  arrive,
  {
    'order a cheque book': (values) => book('/cz/v1/chequebookRequest', textIn(values, 'currentAccount')),
    'order a pay-in book': (values) => book('/cz/v1/payInBookRequest', textIn(values, 'currentAccount')),
    'set up alerts': ({ ownParty }) => ({
      method: 'POST',
      path: subscriptionsPath,
      json: alertsBody({ party: ownParty }),
    }),
  },
);

function book(path: string, account: string) {
  return { method: 'POST', path, json: { accNo: { value: account, displayValue: anAccountNumber } } } as const;
}
