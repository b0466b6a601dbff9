import { accountsApi } from '#src/api/accounts/accounts.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PayeeDetails } from '#src/parts/payees/new-payee/model/cop-check.ts';
import { isOwnAccount } from '#src/parts/payees/new-payee/model/own-account.ts';

/** Whether an account is the customer's own, in any entity. If the list fails, the bank decides alone. */
export function useOwnAccounts() {
  const dispatch = useAppDispatch();
  return async (details: PayeeDetails): Promise<boolean> => {
    const list = accountsApi.endpoints.listAccounts.initiate({ party: false }, { subscribe: false });
    const { data } = await dispatch(list);
    return data !== undefined && isOwnAccount(details, data.accounts);
  };
}
