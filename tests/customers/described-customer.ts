import type { BankState } from '#sandbox/bank/engine/bank-state.ts';
import type { MadeCustomer } from '#sandbox/control/customers-control.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { browserOf, openBank } from './open-bank.ts';
import type { PersonaStore } from './sign-in-persona.ts';

export interface DescribedCustomer {
  readonly sandbox: Sandbox;
  readonly customer: MadeCustomer;
  /** The first of its people. */
  readonly userId: string;
  readonly sessionId: string;
  /** The app's store with that person logged in. */
  readonly store: PersonaStore;
}

/** A described customer in a whole bank, at half past nine of 2 March 2026. */
export async function signInDescribed(description: WrittenDescription): Promise<DescribedCustomer> {
  const sandbox = await openBank();
  const made = await sandbox.control.createCustomers([description], true);
  if (made.outcome === 'refused') throw new Error(made.reason);
  const [customer] = made.customers;
  const [userId = ''] = customer?.userIds ?? [];
  const verdict = await sandbox.control.openSession(userId);
  if (customer === undefined || verdict.outcome === 'refused') throw new Error('The customer cannot log in.');
  const { sessionId } = verdict;
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  return { sandbox, customer, userId, sessionId, store };
}

/** The bank's records as they are kept. */
export async function recordsIn({ sandbox }: Pick<DescribedCustomer, 'sandbox'>): Promise<BankState['records']> {
  return ((await sandbox.park()).checkpoint.world.bank as BankState).records;
}
