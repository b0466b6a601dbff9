import { useLocation } from 'react-router-dom';
import type { Account } from '#src/api/account.ts';
import { paymentPath } from '#src/api/capabilities.ts';
import { AccountPicker } from '#src/parts/account-picker.tsx';
import { wizardEntry } from '../model/wizard-address.ts';
import type { Wizard } from './use-wizard.ts';

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
