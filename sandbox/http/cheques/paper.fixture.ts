import type { Personas } from '#sandbox/bank/records/persona.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';

interface ListedAccount {
  readonly id: { readonly value: string; readonly displayValue: string };
  readonly dictionary: { readonly nameValuePairDTOArray: readonly { readonly name: string; readonly value: string }[] };
  readonly currentBalance?: { readonly amount: number };
  readonly availableBalance?: { readonly amount: number };
}

/** A bank with one of the personas signed in, on a Monday at ten. */
export async function personaAtHome(persona = 'private-customer', bank: Personas = personas) {
  const sandbox = await openSmallSandbox({ personas: bank, jobKinds });
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  const signIn = () => hand.signIn(persona, personaPassword);
  await signIn();
  const accountOf = async (subGroup: string) => {
    const { body } = await hand.call('GET', '/v1/accounts');
    const found = (body as { accounts: ListedAccount[] }).accounts.find(({ dictionary }) =>
      dictionary.nameValuePairDTOArray.some(({ name, value }) => name === 'SubGroup' && value === subGroup),
    );
    if (found === undefined) throw new Error(`${persona} has no account ${subGroup}.`);
    return found;
  };
  return { sandbox, hand, signIn, accountOf };
}
