import { windowFrom } from '#contracts/driver/bank-days.ts';
import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { Visit, WorldAddress } from '#contracts/driver/visit.ts';
import { letMinutesPass, refuseCalls, resetWorld } from '#contracts/driver/world-control.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { arrive, openVisit, type SetUp, signedInCustomer, signIn, valuesOf } from './arrivals.ts';
import { credentialStates } from './credentials/credential-states.ts';
import { resetLinkStates } from './credentials/reset-link-states.ts';
import { mailboxStates } from './mail/mailbox-states.ts';
import { payeeStates } from './payees/payee-states.ts';
import { paymentStates } from './payments/payment-states.ts';
import { statementStates } from './statements/statement-states.ts';
import { confirmPending, confirmTransactions } from './transactions/transaction-states.ts';

const wrongPassword = 'Paddock_8Gate';

/**
 * Every sentence the pacts begin with, and how the sandbox comes to be so: as a customer's browser would bring it about,
 * and by the clock. Only what no customer can do, such as closing the service to somebody, is done by the control.
 */
const states: Readonly<Record<string, SetUp>> = {
  'nobody has opened a session': async () => ({}),

  'a prospect has opened a session': async (address) => {
    const visit = await openVisit(address);
    return valuesOf(visit);
  },

  'a prospect left the session for {minutes} minutes': async (address, parameters) => {
    const visit = await openVisit(address);
    const sealedRightPassword = await visit.seal(personaPassword);
    await letMinutesPass(address, numberIn(parameters, 'minutes'));
    return { ...valuesOf(visit), sealedRightPassword };
  },

  'a prospect is about to sign in as {persona}': async (address) => {
    const visit = await openVisit(address);
    return { ...valuesOf(visit), ...(await sealBoth(visit)) };
  },

  'a prospect is about to sign in as {persona}, after {wrong} wrong sign-ins': async (address, parameters) => {
    const visit = await openVisit(address);
    for (let tries = numberIn(parameters, 'wrong'); tries > 0; tries -= 1) {
      await visit.signIn(textIn(parameters, 'persona'), await visit.seal(wrongPassword));
    }
    return { ...valuesOf(visit), ...(await sealBoth(visit)) };
  },

  'a prospect is about to sign in as {persona} with a salt that was used before': async (address) => {
    const visit = await openVisit(address);
    const sealedRightPassword = await visit.seal(personaPassword);
    await visit.signIn('somebody-unknown', sealedRightPassword);
    return { ...valuesOf(visit), sealedRightPassword };
  },

  'a prospect is about to sign in as {persona}, to whom the service is closed': async (address) => {
    const visit = await openVisit(address);
    const sealed = await sealBoth(visit);
    await refuseCalls(address, 'signIn', 'DIGX_CZ_ACCESS_DENIED');
    return { ...valuesOf(visit), ...sealed };
  },

  'customer {persona} is signed in': signedInCustomer,
  'customer {persona} has transactions on the {account} between {from} and {to} days ago': customerInWindow(true),
  'customer {persona} has transactions on the {account} between {from} and {to} days ago that say {keyword}':
    customerInWindow(true),
  'customer {persona} has no transactions on the {account} between {from} and {to} days ago that say {keyword}':
    customerInWindow(false),
  'customer {persona} has no transactions on the {account} from {from} to {to}': customerWith(
    false,
    confirmTransactions,
  ),
  'customer {persona} has pending transactions on the {account}': customerWith(true, confirmPending),
  'customer {persona} has no pending transactions on the {account}': customerWith(false, confirmPending),
  'nothing waits for the approval of customer {persona}': signedInCustomer,
  ...credentialStates,
  ...mailboxStates,
  ...payeeStates,
  ...paymentStates,
  ...resetLinkStates,
  ...statementStates,

  'customer {persona} is signed in and must change the password first': async (address, parameters) => {
    const values = await signedInCustomer(address, parameters);
    await refuseCalls(address, 'getProfile', 'DIGX_UM_042');
    return values;
  },

  'customer {persona} has used up a nonce': async (address, parameters) => {
    const { visit, values } = await arrive(address, parameters);
    await visit.ask('GET', '/v1/me');
    return values;
  },

  'customer {persona} left the session for {minutes} minutes': async (address, parameters) => {
    const left = await signedInCustomer(address, parameters);
    await letMinutesPass(address, numberIn(parameters, 'minutes'));
    return left;
  },

  'customer {persona} has signed in elsewhere since': async (address, parameters) => {
    const here = await signedInCustomer(address, parameters);
    await signIn(address, parameters);
    return here;
  },

  'customer {persona} has logged off': async (address, parameters) => {
    const visit = await signIn(address, parameters);
    const session = visit.session() ?? '';
    await visit.ask('DELETE', '/v1/session');
    return { session, nonce: visit.nonce() ?? '' };
  },

  'customer {persona} remembers an account from an earlier session': async (address, parameters) => {
    const { tokens: earlier } = await arrive(address, parameters);
    const { tokens, values } = await arrive(address, parameters);
    const remembered = Object.entries(earlier.accounts);
    if (remembered.length === 0) throw new Error('The customer has no account to remember.');
    const kept = remembered.find(([name, token]) => tokens.accounts[name] === token);
    if (kept !== undefined) throw new Error(`The token of ${kept[0]} is the same in the next session.`);
    return { ...values, ...earlier.accounts };
  },

  'customer {persona} knows the token of a party of somebody else': async (address, parameters) => {
    const { tokens } = await arrive(address, { persona: 'no-accounts' });
    return { ...(await signedInCustomer(address, parameters)), foreignParty: tokens.parties.ownParty ?? '' };
  },
};

export const knownStates: readonly string[] = Object.keys(states);

/**
 * Brings a world into a state, whatever it was before.
 * @throws Error for a state that nobody has described, and when the bank does not behave as the state needs it.
 */
export async function setUpState(
  state: string,
  parameters: StateParameters,
  address: WorldAddress,
): Promise<StateValues> {
  const setUp = Object.hasOwn(states, state) ? states[state] : undefined;
  if (setUp === undefined) {
    throw new Error(`Nobody has described the state “${state}”. There are:\n${Object.keys(states).join('\n')}`);
  }
  await resetWorld(address);
  return setUp(address, parameters);
}

/** The same for transactions of a window that is counted back from today; its days are handed out. */
function customerInWindow(isAny: boolean): SetUp {
  return async (address, parameters) => {
    const { visit, tokens, values } = await arrive(address, parameters);
    const daysAgo = { from: numberIn(parameters, 'from'), to: numberIn(parameters, 'to') };
    const days = windowFrom(visit.today(), daysAgo);
    const between = { ...parameters, from: days.fromDay, to: days.toDay };
    await confirmTransactions(visit, tokens.accounts, between, isAny);
    return { ...values, ...days, ...valuesOf(visit) };
  };
}

/** A state that the persona brings about by itself, and that is only looked for. */
function customerWith(isAny: boolean, confirm: typeof confirmTransactions): SetUp {
  return async (address, parameters) => {
    const { visit, tokens, values } = await arrive(address, parameters);
    await confirm(visit, tokens.accounts, parameters, isAny);
    return { ...values, ...valuesOf(visit) };
  };
}

async function sealBoth(visit: Visit): Promise<StateValues> {
  return {
    sealedRightPassword: await visit.seal(personaPassword),
    sealedWrongPassword: await visit.seal(wrongPassword),
  };
}
