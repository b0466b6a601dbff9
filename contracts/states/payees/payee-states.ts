import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { WorldAddress } from '#contracts/driver/visit.ts';
import { setSwitches } from '#contracts/driver/world-control.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import {
  addPayee,
  beginAdding,
  beginAddingToPay,
  beginChanging,
  checkPayee,
  groupsPath,
  handedOut,
  handInPayee,
  lookThroughPayee,
  makeGroup,
  type Reached,
} from './payee-steps.ts';

/** Customers who look at their payees, add one or change one, and how far they are with it. */
export const payeeStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has payees': withPayees,
  'customer {persona} has no payees': withoutPayees,

  'a payee check by customer {persona} finds {result}': async (address, parameters) => {
    const reached = await arrive(address, parameters);
    await setSwitches(address, { cop: textIn(parameters, 'result') });
    return handedOut(reached);
  },

  'customer {persona} has made a group for a payee': after(makeGroup),
  'customer {persona} has checked a payee': after(checkPayee),
  'customer {persona} has handed in a payee': after(handInPayee),
  'customer {persona} has had a payee verified': after(lookThroughPayee),
  'customer {persona} is asked for a code to add a payee': after(beginAdding),
  'customer {persona} has added a payee': after(addPayee),
  'customer {persona} is asked for a code to add a payee and pay it': after(beginAddingToPay),
  'customer {persona} is asked for a code to change a payee': after(beginChanging),

  'customer {persona} is asked for a code to add a payee, after {wrong} wrong ones': async (address, parameters) => {
    const adding = await beginAdding(address, parameters);
    for (let left = numberIn(parameters, 'wrong'); left > 0; left -= 1) await adding.answer(adding.wrongAnswer);
    return handedOut(adding);
  },

  'customer {persona} is asked for a code to add a payee that needs authorisation': async (address, parameters) => {
    const adding = await beginAdding(address, parameters);
    await setSwitches(address, { payments: 'needs-authoriser' });
    return handedOut(adding);
  },

  'customer {persona} has confirmed a change to a payee': after(confirmChange),

  'customer {persona} has confirmed a change to a payee that needs authorisation': async (address, parameters) => {
    const changing = await confirmChange(address, parameters);
    await setSwitches(address, { payments: 'needs-authoriser' });
    return handedOut(changing);
  },

  'customer {persona} remembers a payee from an earlier session': async (address, parameters) => {
    const { group = '', payee = '' } = (await addPayee(address, parameters)).values;
    return { ...handedOut(await arrive(address, parameters)), group, payee };
  },
};

async function confirmChange(address: WorldAddress, parameters: StateParameters): Promise<Reached> {
  const changing = await beginChanging(address, parameters);
  const { status } = await changing.answer(changing.rightAnswer);
  if (status !== 200) throw new Error(`The change to a payee was answered ${status}.`);
  return changing;
}

function after(step: (address: WorldAddress, parameters: StateParameters) => Promise<Reached>): SetUp {
  return async (address, parameters) => handedOut(await step(address, parameters));
}

/** Personas have payees, so nothing is set up: it is looked whether there are any. */
async function withPayees(address: WorldAddress, parameters: StateParameters): Promise<StateValues> {
  const reached = await arrive(address, parameters);
  if ((await pathsOfPayees(reached)).length === 0) throw new Error('There are no payees.');
  return handedOut(reached);
}

async function withoutPayees(address: WorldAddress, parameters: StateParameters): Promise<StateValues> {
  const reached = await arrive(address, parameters);
  for (const path of await pathsOfPayees(reached)) await reached.visit.ask('DELETE', `${path}?stage=1`);
  return handedOut(reached);
}

async function pathsOfPayees({ visit }: Reached): Promise<readonly string[]> {
  const { payeeGroups } = (await visit.ask('GET', `${groupsPath}?expand=ALL`)) as {
    payeeGroups: readonly { readonly groupId: string; readonly listPayees: readonly { readonly id: string }[] }[];
  };
  return payeeGroups.flatMap(({ groupId, listPayees }) =>
    listPayees.map(({ id }) => `${groupsPath}/${groupId}/payees/external/${id}`),
  );
}
