import { useLocation } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { wizardEntry } from '#src/features/pay/model/wizard-address.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { AccountPicker } from '#src/parts/accounts/account-picker.tsx';

const shownFirst = 3;

/**
 * The account to pay from. Where the picker stands by itself it holds those in other currencies as well, from which a
 * payment is asked for elsewhere; the payment itself is in pounds.
 */
export function AccountStage({ wizard: { accounts, address, suits } }: { readonly wizard: Wizard }) {
  const { pathname } = useLocation();
  const isPicker = /^\/+payments\/+from\/*$/i.test(pathname);
  if (accounts.state !== 'ready') return null;

  function pathOf(account: Account): string {
    if (account.isInternational) return paymentPath(account);
    const { to } = wizardEntry({ ...address, accountId: account.id });
    return `${to.pathname}${to.search}`;
  }

  return (
    <AccountPicker
      accounts={(isPicker ? accounts.payable : accounts.inPounds).filter(suits)}
      initially={shownFirst}
      showAll={isPicker ? 'Show All' : 'Show all'}
      pathOf={pathOf}
      state={wizardEntry(address).state}
    />
  );
}
