import { numberIn, type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { WorldAddress } from '#contracts/driver/visit.ts';
import { setSwitches } from '#contracts/driver/world-control.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { anOrder, aPayee, largeOrder, orderBody, type ScheduleName } from '#contracts/states/payees/payee-orders.ts';
import {
  addPayee,
  askForCode,
  beginAddingToPay,
  english,
  handedOut,
  idIn,
  payeeOfBefore,
  type Reached,
} from '#contracts/states/payees/payee-steps.ts';

interface Ordering {
  readonly path: string;
  /** Of what is ordered, in the answer and among the state's values. */
  readonly idName: string;
  readonly schedule?: ScheduleName;
}

const paying: Ordering = { path: '/cz/v1/payments/payouts/external', idName: 'paymentId' };
const instructing: Ordering = { path: '/cz/v1/payments/instructions/payouts/external', idName: 'instructionId' };

const orderings: Readonly<Record<string, Ordering>> = {
  'a payment': paying,
  'a later payment': { ...instructing, schedule: 'later' },
  'a regular payment': { ...instructing, schedule: 'regular' },
};

/** Customers who pay: what they ordered, and what the bank makes of it. */
export const paymentStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} may pay a payee, and today’s payments have left': async (address, parameters) => {
    const reached = await addPayee(address, parameters);
    await setSwitches(address, { payments: 'cut-off' });
    return handedOut(reached);
  },

  'customer {persona} may pay a payee, and payments are refused with {code}': async (address, parameters) => {
    const reached = await addPayee(address, parameters);
    await setSwitches(address, { payments: `refuse=${textIn(parameters, 'code')}` });
    return handedOut(reached);
  },

  'customer {persona} has paid a payee {times} times': async (address, parameters) => {
    const reached = await payeeOfBefore(address, parameters);
    for (let left = numberIn(parameters, 'times'); left > 0; left -= 1) {
      await (await orderFrom(reached, paying, anOrder)).confirm();
    }
    return handedOut(reached);
  },

  'customer {persona} has added a payee, and remembers an account from an earlier session': async (
    address,
    parameters,
  ) => {
    const { currentAccount = '' } = (await arrive(address, parameters)).values;
    const reached = await addPayee(address, parameters);
    return { ...handedOut(reached), currentAccount };
  },

  ...Object.fromEntries(Object.entries(orderings).flatMap(([what, ordering]) => statesOf(what, ordering))),
};

function statesOf(what: string, ordering: Ordering): readonly (readonly [string, SetUp])[] {
  const draft = (address: WorldAddress, parameters: StateParameters) => order(address, parameters, ordering);
  const given = (payments: string, isConfirmed: boolean): SetUp => {
    return async (address, parameters) => {
      const ordered = await draft(address, parameters);
      await setSwitches(address, { payments });
      if (isConfirmed) await ordered.confirm();
      return handedOut(ordered);
    };
  };
  const highValue = what.replace('payment', 'high-value payment');
  return [
    [
      `customer {persona} has had ${what} to a payee just added verified`,
      async (address, parameters) => handedOut(await orderFrom(await addPayee(address, parameters), ordering, anOrder)),
    ],
    [
      `customer {persona} has had ${what} verified that the code of its payee covers`,
      async (address, parameters) =>
        handedOut(await orderFrom(await addPayee(address, parameters, beginAddingToPay), ordering, anOrder)),
    ],
    [`customer {persona} has had ${what} verified`, given('ok', false)],
    [`customer {persona} has had ${what} verified that needs authorisation`, given('needs-authoriser', false)],
    [`customer {persona} has had ${what} verified that will take its time`, given('under-processing', false)],
    [`customer {persona} has confirmed ${what}`, given('ok', true)],
    [`customer {persona} has confirmed ${what} that needs authorisation`, given('needs-authoriser', true)],
    [`customer {persona} has confirmed ${what} that takes its time`, given('under-processing', true)],
    [
      `customer {persona} has had ${highValue} verified`,
      async (address, parameters) => handedOut(await order(address, parameters, ordering, largeOrder)),
    ],
    [
      `customer {persona} is asked for a code for ${highValue}`,
      async (address, parameters) => {
        const ordered = await order(address, parameters, ordering, largeOrder);
        return handedOut(await askForCode(address, parameters, { ...ordered, answer: ordered.confirm }));
      },
    ],
    [
      `customer {persona} remembers ${what} from an earlier session`,
      async (address, parameters) => {
        const { values } = await draft(address, parameters);
        return { ...handedOut(await arrive(address, parameters)), [ordering.idName]: values[ordering.idName] ?? '' };
      },
    ],
  ];
}

/** What was verified, to a payee added in an earlier session, from the current account. */
async function order(address: WorldAddress, parameters: StateParameters, ordering: Ordering, what = anOrder) {
  return orderFrom(await payeeOfBefore(address, parameters), ordering, what);
}

async function orderFrom({ visit, values }: Reached, { path, idName, schedule }: Ordering, what: typeof anOrder) {
  const { currentAccount: from = '', group: groupId = '', payee: payeeId = '' } = values;
  const days = { startDay: textIn(values, 'startDay'), endDay: textIn(values, 'endDay') };
  const body = (stage: 0 | 1) => orderBody({ from, groupId, payeeId }, stage, what, schedule, days);
  const { body: answer } = await visit.write('POST', path, body(0));
  const id = idIn(answer, idName);
  const confirm = (challengeResponse?: string) =>
    visit.write('PUT', `${path}/${id}?sortCode=${aPayee.sortCode}&${english}`, body(1), {
      challengeResponse,
      allowed: [412, 417],
    });
  return { visit, values: { ...values, [idName]: id }, confirm };
}
