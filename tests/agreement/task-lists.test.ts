import { expect, it } from 'vitest';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { accountsApi, type TaskCode } from '#src/api/accounts/accounts.ts';
import { accountMay, type Capability, needsOf } from '#src/api/capabilities/capabilities.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { accountsOf, allParties } from '#tests/customers/capabilities.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';

/** The bank lists for a task exactly the accounts that the app's selectors offer for it, and none that it would refuse. */

const usesOf: Readonly<Partial<Record<TaskCode, readonly Capability[]>>> = {
  PC_F_DOM: ['makePayment', 'requestInternational'],
  PC_F_SELF: ['transfer'],
  PC_I_INSTRL: ['payRegularly'],
  FU_F_DFT: ['uploadBulk'],
  CH_I_ST: ['statements'],
  CH_N_CBR: ['services'],
};

async function listsFor(store: PersonaStore, party: PartyId | false) {
  const functions = [...permittedFunctions];
  const accounts = await accountsOf(store, party);
  return Promise.all(
    (Object.entries(usesOf) as [TaskCode, readonly Capability[]][]).map(async ([taskCode, uses]) => {
      const asked = accountsApi.endpoints.listPayingAccounts.initiate({ party, taskCode });
      const listed = (await answerTo(store.dispatch(asked))) ?? [];
      const grants = { functions, tasks: { [taskCode]: listed } };
      const offered = accounts.filter((account) => uses.some((use) => accountMay(use, account, grants)));
      // No call lists the bonds that have statements.
      return { taskCode, listed, offered: offered.filter(({ kind }) => kind !== 'TD').map(({ id }) => id) };
    }),
  );
}

it.each(['private-customer', 'racing-owner', 'many-accounts'])(
  'for %s, with an entity and without',
  async (persona) => {
    const store = await signInPersona(persona);
    if (store === undefined) throw new Error(`${persona} can log in.`);
    const profile = await answerTo(store.dispatch(profileApi.endpoints.getProfile.initiate(allParties)));
    for (const party of [false, ...(profile?.entities ?? []).map(({ id }) => id)] as const) {
      for (const { taskCode, listed, offered } of await listsFor(store, party)) {
        expect([taskCode, [...listed].sort()]).toEqual([taskCode, [...offered].sort()]);
      }
    }
  },
);

it('knows what each list is for', () => {
  for (const [taskCode, uses] of Object.entries(usesOf)) {
    for (const use of uses) expect(needsOf(use).some(({ task }) => task === taskCode)).toBe(true);
  }
});
