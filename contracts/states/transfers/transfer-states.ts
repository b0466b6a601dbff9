import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { anOrder, type ScheduleName } from '#contracts/states/payees/payee-orders.ts';
import { english, handedOut, idIn, type Reached } from '#contracts/states/payees/payee-steps.ts';
import { transferBody } from './transfer-orders.ts';

interface TransferKind {
  /** Where it is verified, and where it is read and confirmed. */
  readonly createPath: string;
  readonly path: string;
  readonly idName: string;
  readonly schedule?: ScheduleName;
}

const now: TransferKind = {
  createPath: '/cz/v1/payments/transfers/self',
  path: '/v1/payments/transfers/self',
  idName: 'paymentId',
};
const later: TransferKind = {
  createPath: '/cz/v1/payments/instructions/transfers/self',
  path: '/v1/payments/instructions/transfers/self',
  idName: 'instructionId',
};

/** By name, as state sentences put it after “a”. */
const transferKinds: Readonly<Record<string, TransferKind>> = {
  transfer: now,
  'later transfer': { ...later, schedule: 'later' },
  'regular transfer': { ...later, schedule: 'regular' },
};

/** Customers who transfer from their current account to their savings, and how the bank treats their orders. */
export const transferStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} can transfer, but the cut-off has passed': under(() => 'cut-off'),
  'customer {persona} can transfer, but transfers are refused with {code}': under(
    (parameters) => `refuse=${textIn(parameters, 'code')}`,
  ),

  'customer {persona} has made {times} transfers': async (sandbox, parameters) => {
    const reached = await arrive(sandbox, parameters);
    for (let left = numberIn(parameters, 'times'); left > 0; left -= 1) {
      await (await transferFrom(reached, now)).confirm();
    }
    return handedOut(reached);
  },

  ...Object.fromEntries(Object.entries(transferKinds).flatMap(([name, kind]) => statesOf(name, kind))),

  ...strictStates('customer {persona} has a verified regular transfer', verified, {
    'set up a regular transfer': ({ instructionId }) => ({ method: 'PATCH', path: `${later.path}/${instructionId}` }),
  }),
};

async function verified(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  return transferFrom(await arrive(sandbox, parameters), { ...later, schedule: 'regular' });
}

function under(payments: (parameters: StateParameters) => string): SetUp {
  return async (sandbox, parameters) => {
    const reached = await arrive(sandbox, parameters);
    await sandbox.control.decide({ payments: payments(parameters) });
    return handedOut(reached);
  };
}

function statesOf(name: string, kind: TransferKind): readonly (readonly [string, SetUp])[] {
  const orderUnder = (payments: string, isConfirmed: boolean): SetUp => {
    return async (sandbox: SandboxWorld, parameters: StateParameters): Promise<StateValues> => {
      const ordered = await transferFrom(await arrive(sandbox, parameters), kind);
      await sandbox.control.decide({ payments });
      if (isConfirmed) await ordered.confirm();
      return handedOut(ordered);
    };
  };
  return [
    [`customer {persona} has a verified ${name}`, orderUnder('ok', false)],
    [`customer {persona} has a verified ${name} that needs authorisation`, orderUnder('needs-authoriser', false)],
    [`customer {persona} has a verified ${name} whose outcome will be pending`, orderUnder('under-processing', false)],
    [`customer {persona} has confirmed a ${name}`, orderUnder('ok', true)],
    [`customer {persona} has confirmed a ${name} that needs authorisation`, orderUnder('needs-authoriser', true)],
    [`customer {persona} has confirmed a ${name} whose outcome is pending`, orderUnder('under-processing', true)],
    [
      `customer {persona} has a verified ${name} of more than is now available`,
      async (sandbox, parameters) => {
        const reached = await arrive(sandbox, parameters);
        const ordered = await transferFrom(reached, kind);
        const pounds = await availableOn(reached, 'currentAccount');
        await (await transferFrom(reached, now, { ...anOrder, pounds })).confirm();
        return handedOut(ordered);
      },
    ],
    [
      `customer {persona} holds the id of a ${name} from an earlier session`,
      async (sandbox, parameters) => {
        const { values } = await transferFrom(await arrive(sandbox, parameters), kind);
        return { ...handedOut(await arrive(sandbox, parameters)), [kind.idName]: values[kind.idName] ?? '' };
      },
    ],
  ];
}

async function transferFrom(
  { visit, values }: Reached,
  { createPath, path, idName, schedule }: TransferKind,
  details: typeof anOrder = anOrder,
) {
  const { currentAccount: from = '', savingsAccount: to = '' } = values;
  const days = { startDay: textIn(values, 'startDay'), endDay: textIn(values, 'endDay') };
  const { body } = await visit.write('POST', createPath, transferBody({ from, to }, details, schedule, days));
  const id = idIn(body, idName);
  const confirm = () => visit.write('PATCH', `${path}/${id}?${english}`, undefined);
  return { visit, values: { ...values, [idName]: id }, confirm };
}

async function availableOn({ visit, values }: Reached, account: string): Promise<number> {
  const { accounts } = (await visit.ask('GET', '/v1/accounts')) as {
    accounts: readonly {
      readonly id: { readonly value: string };
      readonly availableBalance?: { readonly amount: number };
    }[];
  };
  const available = accounts.find(({ id }) => id.value === values[account])?.availableBalance;
  if (available === undefined) throw new Error(`The account ${account} has no available balance.`);
  return available.amount;
}
