import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit } from '#contracts/driver/visit.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { activityStates } from './activity/activity-states.ts';
import { alertStates } from './alerts/alert-states.ts';
import { approvalStates } from './approvals/approval-states.ts';
import { arrive, openVisit, type SetUp, signedInCustomer, signIn, valuesOf } from './arrivals.ts';
import { bulkStates } from './bulk/bulk-states.ts';
import { challengeStates } from './challenge/challenge-states.ts';
import { credentialStates } from './credentials/credential-states.ts';
import { resetLinkStates } from './credentials/reset-link-states.ts';
import { instructionStates } from './instructions/instruction-states.ts';
import { mailboxStates } from './mail/mailbox-states.ts';
import { payeeStates } from './payees/payee-states.ts';
import { handedOut } from './payees/payee-steps.ts';
import { paymentStates } from './payments/payment-states.ts';
import { sharingStates } from './preferences/sharing-states.ts';
import { statementStates } from './statements/statement-states.ts';
import {
  checkPending,
  checkTransactions,
  olderTransactionStates,
  reachWindow,
} from './transactions/transaction-states.ts';
import { transferStates } from './transfers/transfer-states.ts';

const wrongPassword = 'Paddock_8Gate';

/**
 * Each state of the pacts, and how the sandbox gets there: as a customer's browser would, and by moving the clock. The
 * sandbox's control does only what no customer can, such as denying access to the service.
 */
const states: Readonly<Record<string, SetUp>> = {
  'no session is open': async () => ({}),

  'a prospect has opened a session': async (sandbox) => {
    const visit = await openVisit(sandbox);
    return valuesOf(visit);
  },

  'a prospect has been idle for {minutes} minutes': async (sandbox, parameters) => {
    const visit = await openVisit(sandbox);
    const sealedRightPassword = await visit.seal(personaPassword);
    await sandbox.control.letMinutesPass(numberIn(parameters, 'minutes'));
    return { ...valuesOf(visit), sealedRightPassword };
  },

  'a prospect is about to sign in as {persona}': async (sandbox) => {
    const visit = await openVisit(sandbox);
    return { ...valuesOf(visit), ...(await sealBoth(visit)) };
  },

  'a prospect is about to sign in as {persona} after {wrong} failed sign-ins': async (sandbox, parameters) => {
    const visit = await openVisit(sandbox);
    for (let tries = numberIn(parameters, 'wrong'); tries > 0; tries -= 1) {
      await visit.signIn(textIn(parameters, 'persona'), await visit.seal(wrongPassword));
    }
    return { ...valuesOf(visit), ...(await sealBoth(visit)) };
  },

  'a prospect is about to sign in as {persona} with a salt that has already been used': async (sandbox) => {
    const visit = await openVisit(sandbox);
    const sealedRightPassword = await visit.seal(personaPassword);
    await visit.signIn('somebody-unknown', sealedRightPassword);
    return { ...valuesOf(visit), sealedRightPassword };
  },

  'a prospect is about to sign in as {persona}, who is denied access to the service': async (sandbox) => {
    const visit = await openVisit(sandbox);
    const sealed = await sealBoth(visit);
    await sandbox.control.refuseCalls('signIn', 'DIGX_CZ_ACCESS_DENIED');
    return { ...valuesOf(visit), ...sealed };
  },

  'customer {persona} is signed in': signedInCustomer,
  'customer {persona} has transactions on the {account} between {from} and {to} days ago': customerInWindow(true),
  'customer {persona} has transactions on the {account} between {from} and {to} days ago that match {keyword}':
    customerInWindow(true),
  'customer {persona} has no transactions on the {account} between {from} and {to} days ago that match {keyword}':
    customerInWindow(false),
  'customer {persona} has no transactions on the {account} from {from} to {to}': customerWith(false, checkTransactions),
  'customer {persona} has pending transactions on the {account}': customerWith(true, checkPending),
  'customer {persona} has no pending transactions on the {account}': customerWith(false, checkPending),
  'nothing is awaiting approval by customer {persona}': signedInCustomer,
  ...alertStates,
  ...activityStates,
  ...approvalStates,
  ...bulkStates,
  ...challengeStates,
  ...credentialStates,
  ...instructionStates,
  ...mailboxStates,
  ...payeeStates,
  ...paymentStates,
  ...resetLinkStates,
  ...sharingStates,
  ...olderTransactionStates,
  ...statementStates,
  ...transferStates,

  'customer {persona} is signed in and must change the password first': async (sandbox, parameters) => {
    const values = await signedInCustomer(sandbox, parameters);
    await sandbox.control.refuseCalls('getProfile', 'DIGX_UM_042');
    return values;
  },

  'customer {persona} has already used the nonce': async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    await visit.ask('GET', '/v1/me');
    return values;
  },

  'customer {persona} has been idle for {minutes} minutes': async (sandbox, parameters) => {
    const values = await signedInCustomer(sandbox, parameters);
    await sandbox.control.letMinutesPass(numberIn(parameters, 'minutes'));
    return values;
  },

  'customer {persona} has since signed in elsewhere': async (sandbox, parameters) => {
    const values = await signedInCustomer(sandbox, parameters);
    await signIn(sandbox, parameters);
    return values;
  },

  'customer {persona} has logged out': async (sandbox, parameters) => {
    const visit = await signIn(sandbox, parameters);
    const values = valuesOf(visit);
    await visit.ask('DELETE', '/v1/session');
    return values;
  },

  'customer {persona} holds an account token from an earlier session': async (sandbox, parameters) => {
    const { tokens: earlier } = await arrive(sandbox, parameters);
    const { tokens, values } = await arrive(sandbox, parameters);
    const earlierAccounts = Object.entries(earlier.accounts);
    if (earlierAccounts.length === 0) throw new Error('The customer has no account.');
    const unchanged = earlierAccounts.find(([name, token]) => tokens.accounts[name] === token);
    if (unchanged !== undefined) throw new Error(`The token of ${unchanged[0]} did not change in the next session.`);
    return { ...values, ...earlier.accounts };
  },

  'customer {persona} holds the token of a party that belongs to another customer': async (sandbox, parameters) => {
    const { tokens } = await arrive(sandbox, { persona: 'no-accounts' });
    return { ...(await signedInCustomer(sandbox, parameters)), foreignParty: tokens.parties.ownParty ?? '' };
  },
};

export const knownStates: readonly string[] = Object.keys(states);

/**
 * Resets a world and sets up a state in it.
 * @throws Error for an unknown state, and if the bank does not behave as the state needs.
 */
export async function setUpState(
  state: string,
  parameters: StateParameters,
  sandbox: SandboxWorld,
): Promise<StateValues> {
  const setUp = Object.hasOwn(states, state) ? states[state] : undefined;
  if (setUp === undefined) {
    throw new Error(`There is no state “${state}”. The states are:\n${Object.keys(states).join('\n')}`);
  }
  await sandbox.control.reset();
  return setUp(sandbox, parameters);
}

/** For transactions in a window counted back from today, whose days are handed out. */
function customerInWindow(isAny: boolean): SetUp {
  return async (sandbox, parameters) => handedOut(await reachWindow(sandbox, parameters, isAny));
}

/** For a state that the persona's own data provides: it is only checked. */
function customerWith(isAny: boolean, check: typeof checkTransactions): SetUp {
  return async (sandbox, parameters) => {
    const { visit, tokens, values } = await arrive(sandbox, parameters);
    await check(visit, tokens.accounts, parameters, isAny);
    return { ...values, ...valuesOf(visit) };
  };
}

async function sealBoth(visit: Visit): Promise<StateValues> {
  return {
    sealedRightPassword: await visit.seal(personaPassword),
    sealedWrongPassword: await visit.seal(wrongPassword),
  };
}
