import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import {
  addPayee,
  answerWrongly,
  beginAdding,
  beginAddingToPay,
  beginChanging,
  checkPayee,
  groupsPath,
  handedOut,
  makeGroup,
  type Reached,
  submitPayee,
  verifyPayee,
} from './payee-steps.ts';

/** Customers who view, add or change payees, at each step. */
export const payeeStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has payees': withPayees,
  'customer {persona} has no payees': withoutPayees,

  'Confirmation of Payee for customer {persona} returns {result}': async (sandbox, parameters) => {
    const reached = await arrive(sandbox, parameters);
    await sandbox.control.decide({ cop: textIn(parameters, 'result') });
    return handedOut(reached);
  },

  'customer {persona} has created a payee group': after(makeGroup),
  'customer {persona} has run Confirmation of Payee for a new payee': after(checkPayee),
  'customer {persona} has submitted a payee': after(submitPayee),
  'customer {persona} has a verified payee': after(verifyPayee),
  'customer {persona} is asked for a code to add a payee': after(beginAdding),
  'customer {persona} has added a payee': after(addPayee),
  'customer {persona} is asked for a code to add a payee and pay it': after(beginAddingToPay),
  'customer {persona} is asked for a code to change a payee': after(beginChanging),

  'customer {persona} is asked for a code to add a payee after {wrong} wrong codes': async (sandbox, parameters) => {
    return handedOut(await answerWrongly(await beginAdding(sandbox, parameters), parameters));
  },
  'customer {persona} is asked for a code to change a payee after {wrong} wrong codes': async (sandbox, parameters) => {
    return handedOut(await answerWrongly(await beginChanging(sandbox, parameters), parameters));
  },

  'customer {persona} is asked for a code to add a payee that needs authorisation': async (sandbox, parameters) => {
    const adding = await beginAdding(sandbox, parameters);
    await sandbox.control.decide({ payments: 'needs-authoriser' });
    return handedOut(adding);
  },

  'customer {persona} has confirmed a change to a payee': after(confirmChange),

  'customer {persona} has confirmed a change to a payee that needs authorisation': async (sandbox, parameters) => {
    const changing = await confirmChange(sandbox, parameters);
    await sandbox.control.decide({ payments: 'needs-authoriser' });
    return handedOut(changing);
  },

  'customer {persona} holds a payee token from an earlier session': async (sandbox, parameters) => {
    const { group = '', payee = '' } = (await addPayee(sandbox, parameters)).values;
    return { ...handedOut(await arrive(sandbox, parameters)), group, payee };
  },
};

async function confirmChange(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const changing = await beginChanging(sandbox, parameters);
  const { status } = await changing.answer(changing.rightAnswer);
  if (status !== 200) throw new Error(`The change to a payee was answered ${status}.`);
  return changing;
}

function after(step: (sandbox: SandboxWorld, parameters: StateParameters) => Promise<Reached>): SetUp {
  return async (sandbox, parameters) => handedOut(await step(sandbox, parameters));
}

/** Personas already have payees, so this only checks them. */
async function withPayees(sandbox: SandboxWorld, parameters: StateParameters): Promise<StateValues> {
  const reached = await arrive(sandbox, parameters);
  if ((await payeePaths(reached)).length === 0) throw new Error('There are no payees.');
  return handedOut(reached);
}

async function withoutPayees(sandbox: SandboxWorld, parameters: StateParameters): Promise<StateValues> {
  const reached = await arrive(sandbox, parameters);
  for (const path of await payeePaths(reached)) await reached.visit.ask('DELETE', `${path}?stage=1`);
  return handedOut(reached);
}

async function payeePaths({ visit }: Reached): Promise<readonly string[]> {
  const { payeeGroups } = (await visit.ask('GET', `${groupsPath}?expand=ALL`)) as {
    payeeGroups: readonly { readonly groupId: string; readonly listPayees: readonly { readonly id: string }[] }[];
  };
  return payeeGroups.flatMap(({ groupId, listPayees }) =>
    listPayees.map(({ id }) => `${groupsPath}/${groupId}/payees/external/${id}`),
  );
}
