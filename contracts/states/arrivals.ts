import { daysFrom } from '#contracts/driver/bank-days.ts';
import { readTokens } from '#contracts/driver/customer-tokens.ts';
import { omitUndefined, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import { type SandboxWorld, type Visit, visitBank } from '#contracts/driver/visit.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';

/** Sets up one state in a world that has just been reset. */
export type SetUp = (sandbox: SandboxWorld, parameters: StateParameters) => Promise<StateValues>;

/** A customer who has just signed in, with the unused nonce, this session's tokens and the bank's days. */
export async function arrive(sandbox: SandboxWorld, parameters: StateParameters) {
  const visit = await signIn(sandbox, parameters);
  const tokens = await readTokens(visit);
  const days = daysFrom(visit.today());
  const values: StateValues = { ...valuesOf(visit), ...tokens.parties, ...tokens.accounts, ...days };
  return { visit, tokens, values };
}

export async function signedInCustomer(sandbox: SandboxWorld, parameters: StateParameters): Promise<StateValues> {
  return (await arrive(sandbox, parameters)).values;
}

export async function signIn(sandbox: SandboxWorld, parameters: StateParameters): Promise<Visit> {
  const persona = textIn(parameters, 'persona');
  const visit = await openVisit(sandbox);
  const status = await visit.signIn(persona, await visit.seal(personaPassword));
  if (status !== 200) throw new Error(`${persona} could not sign in (${status}).`);
  return visit;
}

export async function openVisit(sandbox: SandboxWorld): Promise<Visit> {
  const visit = visitBank(sandbox);
  await visit.openSession();
  return visit;
}

export function valuesOf(visit: Visit): StateValues {
  return omitUndefined({ session: visit.session(), nonce: visit.nonce() });
}
