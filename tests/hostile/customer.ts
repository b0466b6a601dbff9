import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { answerEveryChallenge, rightCode, type Store } from '#tests/customers/paying-customer.ts';

const party = false as const;

/**
 * A customer of a bank of their own, with an unspoiled page to prepare things with. The tokens of another `visit` are others.
 */
export async function openCustomer(persona: string, visit = 1) {
  const sandbox = await openBank();
  for (let earlier = 1; earlier < visit; earlier += 1) await sandbox.control.openSession(persona);
  const browser = await loggedIn(sandbox, persona);
  await sandbox.control.setSwitches({ otp: rightCode });
  const { store: plain } = await signedInStore(browser);
  answerEveryChallenge(plain);
  return {
    sandbox,
    browser,
    plain,
    async account(isMeant: (account: Account) => boolean): Promise<Account> {
      const { data } = await plain.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }));
      return one(data?.accounts.find(isMeant));
    },
    async ownParty(): Promise<PartyId> {
      const { data } = await plain.dispatch(profileApi.endpoints.getProfile.initiate({ party }));
      return one(data?.mainPartyId);
    },
  };
}

export type HostileCustomer = Awaited<ReturnType<typeof openCustomer>>;

/** Something a customer does, in one go: what it needs is prepared with answers that are not spoiled. */
export interface Flow {
  readonly persona?: string;
  /** Not logged in before. */
  readonly isVisitor?: true;
  /** Has the first code sent again before typing it. */
  readonly wantsNewCode?: true;
  readonly ready: (customer: HostileCustomer) => Promise<(store: Store) => Promise<unknown>>;
}

export function one<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The customer has none.');
  return value;
}
