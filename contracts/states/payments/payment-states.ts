import { numberIn, type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { anOrder, aPayee, largeOrder, orderBody } from '#contracts/states/payees/payee-orders.ts';
import {
  addPayee,
  answerWrongly,
  askForCode,
  beginAddingToPay,
  handedOut,
  payeeOfBefore,
} from '#contracts/states/payees/payee-steps.ts';

import { instruction, type OrderKind, order, orderFrom, payment } from './order-steps.ts';

/** By name, as state sentences put it after “a”. */
const orderKinds: Readonly<Record<string, OrderKind>> = {
  payment,
  'later payment': { ...instruction, schedule: 'later' },
  'regular payment': { ...instruction, schedule: 'regular' },
};

/** Customers who pay, and how the bank treats their orders. */
export const paymentStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} can pay a payee, but the payment cut-off has passed': async (sandbox, parameters) => {
    const reached = await addPayee(sandbox, parameters);
    await sandbox.control.decide({ payments: 'cut-off' });
    return handedOut(reached);
  },

  'customer {persona} can pay a payee, but payments are refused with {code}': async (sandbox, parameters) => {
    const reached = await addPayee(sandbox, parameters);
    await sandbox.control.decide({ payments: `refuse=${textIn(parameters, 'code')}` });
    return handedOut(reached);
  },

  'customer {persona} has paid a payee {times} times': async (sandbox, parameters) => {
    const reached = await payeeOfBefore(sandbox, parameters);
    for (let left = numberIn(parameters, 'times'); left > 0; left -= 1) {
      await (await orderFrom(reached, payment, anOrder)).confirm();
    }
    return handedOut(reached);
  },

  'customer {persona} has added a payee and holds an account token from an earlier session': async (
    sandbox,
    parameters,
  ) => {
    const { currentAccount = '' } = (await arrive(sandbox, parameters)).values;
    const reached = await addPayee(sandbox, parameters);
    return { ...handedOut(reached), currentAccount };
  },

  ...Object.fromEntries(Object.entries(orderKinds).flatMap(([name, kind]) => statesOf(name, kind))),
  ...Object.fromEntries(Object.entries(orderKinds).flatMap(([name, kind]) => statesUnderStrictBank(name, kind))),
};

/** Orders to a payee of an earlier session, of less than what is confirmed in any case. */
function statesUnderStrictBank(name: string, kind: OrderKind): readonly (readonly [string, SetUp])[] {
  const verified = (sandbox: SandboxWorld, parameters: StateParameters) => order(sandbox, parameters, kind);
  const { path, idName, schedule } = kind;
  return Object.entries(
    strictStates(`customer {persona} has a verified ${name}`, verified, {
      [`confirm a ${name}`]: (values) => {
        const { currentAccount: from = '', group: groupId = '', payee: payeeId = '' } = values;
        const days = { startDay: textIn(values, 'startDay'), endDay: textIn(values, 'endDay') };
        const json = orderBody({ from, groupId, payeeId }, 1, anOrder, schedule, days);
        return { method: 'PUT', path: `${path}/${values[idName]}?sortCode=${aPayee.sortCode}`, json };
      },
    }),
  );
}

function statesOf(name: string, kind: OrderKind): readonly (readonly [string, SetUp])[] {
  const draft = (sandbox: SandboxWorld, parameters: StateParameters) => order(sandbox, parameters, kind);
  const orderUnder = (payments: string, isConfirmed: boolean): SetUp => {
    return async (sandbox, parameters) => {
      const ordered = await draft(sandbox, parameters);
      await sandbox.control.decide({ payments });
      if (isConfirmed) await ordered.confirm();
      return handedOut(ordered);
    };
  };
  const highValue = name.replace('payment', 'high-value payment');
  const asked = async (sandbox: SandboxWorld, parameters: StateParameters) => {
    const ordered = await order(sandbox, parameters, kind, largeOrder);
    return askForCode(sandbox, parameters, { ...ordered, answer: ordered.confirm });
  };
  return [
    [
      `customer {persona} has a verified ${name} to a new payee`,
      async (sandbox, parameters) => handedOut(await orderFrom(await addPayee(sandbox, parameters), kind, anOrder)),
    ],
    [
      `customer {persona} has a verified ${name} that the code for its payee covers`,
      async (sandbox, parameters) =>
        handedOut(await orderFrom(await addPayee(sandbox, parameters, beginAddingToPay), kind, anOrder)),
    ],
    [`customer {persona} has a verified ${name}`, orderUnder('ok', false)],
    [`customer {persona} has a verified ${name} that needs authorisation`, orderUnder('needs-authoriser', false)],
    [`customer {persona} has a verified ${name} whose outcome will be pending`, orderUnder('under-processing', false)],
    [`customer {persona} has confirmed a ${name}`, orderUnder('ok', true)],
    [`customer {persona} has confirmed a ${name} that needs authorisation`, orderUnder('needs-authoriser', true)],
    [`customer {persona} has confirmed a ${name} whose outcome is pending`, orderUnder('under-processing', true)],
    [
      `customer {persona} has a verified ${highValue}`,
      async (sandbox, parameters) => handedOut(await order(sandbox, parameters, kind, largeOrder)),
    ],
    [
      `customer {persona} is asked for a code to confirm a ${highValue}`,
      async (sandbox, parameters) => handedOut(await asked(sandbox, parameters)),
    ],
    [
      `customer {persona} is asked for a code to confirm a ${highValue} after {wrong} wrong codes`,
      async (sandbox, parameters) => handedOut(await answerWrongly(await asked(sandbox, parameters), parameters)),
    ],
    [
      `customer {persona} holds the id of a ${name} from an earlier session`,
      async (sandbox, parameters) => {
        const { values } = await draft(sandbox, parameters);
        return { ...handedOut(await arrive(sandbox, parameters)), [kind.idName]: values[kind.idName] ?? '' };
      },
    ],
  ];
}
