import { accountsApi } from '#src/api/accounts/accounts.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { isOwnAccount } from '#src/banking/payees/new-payee/model/own-account.ts';
import type { PayeeDetails } from '#src/banking/payees/new-payee/model/payee-check-state.ts';

/** Whether an account is the customer's own, in any entity. If the list fails, the bank decides alone. */
export function useOwnAccounts() {
  const dispatch = useAppDispatch();
  return async (details: PayeeDetails): Promise<boolean> => {
    const list = accountsApi.endpoints.listAccounts.initiate({ party: false }, { subscribe: false });
    const { data } = await dispatch(list);
    return data !== undefined && isOwnAccount(details, data.accounts);
  };
}
