import { daysFrom } from '#contracts/driver/bank-days.ts';
import { readTokens } from '#contracts/driver/customer-tokens.ts';
import { type StateParameters, type StateValues, textIn, withoutGaps } from '#contracts/driver/state-values.ts';
import { type Visit, visitBank, type WorldAddress } from '#contracts/driver/visit.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';

/** Brings one state about, in a world where nothing has happened yet. */
export type SetUp = (address: WorldAddress, parameters: StateParameters) => Promise<StateValues>;

/** A customer who has just signed in, with the unused nonce and the tokens of this session, and the bank's days. */
export async function arrive(address: WorldAddress, parameters: StateParameters) {
  const visit = await signIn(address, parameters);
  const tokens = await readTokens(visit);
  const days = daysFrom(visit.today());
  const values: StateValues = { ...valuesOf(visit), ...tokens.parties, ...tokens.accounts, ...days };
  return { visit, tokens, values };
}

export async function signedInCustomer(address: WorldAddress, parameters: StateParameters): Promise<StateValues> {
  return (await arrive(address, parameters)).values;
}

export async function signIn(address: WorldAddress, parameters: StateParameters): Promise<Visit> {
  const persona = textIn(parameters, 'persona');
  const visit = await openVisit(address);
  const status = await visit.signIn(persona, await visit.seal(personaPassword));
  if (status !== 200) throw new Error(`${persona} could not sign in (${status}).`);
  return visit;
}

export async function openVisit(address: WorldAddress): Promise<Visit> {
  const visit = visitBank(address);
  await visit.openSession();
  return visit;
}

export function valuesOf(visit: Visit): StateValues {
  return withoutGaps({ session: visit.session(), nonce: visit.nonce() });
}
