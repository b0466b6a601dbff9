import { useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';

/** Which account on the page is being renamed: one at a time. */
export interface Renaming {
  readonly edited: AccountId | undefined;
  readonly begin: (id: AccountId) => void;
  readonly end: (id: AccountId) => void;
}

export function useRenaming(accounts: readonly Pick<Account, 'id'>[]): Renaming {
  const [begun, setBegun] = useState<AccountId>();
  return {
    // An account that has left the list blocks no other.
    edited: accounts.find(({ id }) => id === begun)?.id,
    begin: setBegun,
    end: (id) => setBegun((now) => (now === id ? undefined : now)),
  };
}
