import { offeredAccounts } from '#src/features/pay/model/offered-accounts.ts';
import { wizardEntry } from '#src/features/pay/model/wizard-url.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { AccountPicker } from '#src/parts/accounts/account-picker.tsx';
import { NoRegularPayments } from './no-regular-payments.tsx';

const shownFirst = 3;

/** Offers GBP accounts only; for a regular payment, only accounts that can make one. */
export function AccountStage({ wizard: { accounts, address, draft, suits } }: { readonly wizard: Wizard }) {
  if (accounts.state !== 'ready') return null;
  const { isRegular } = draft.details;
  const able = (as: { readonly isRegular: boolean }) =>
    offeredAccounts(accounts.accounts, accounts.grants, as).filter(suits);
  const offered = able({ isRegular });
  const { state } = wizardEntry(address);
  if (offered.length === 0 && able({ isRegular: false }).length > 0) return <NoRegularPayments address={address} />;
  return (
    <AccountPicker
      accounts={offered}
      initially={shownFirst}
      showAll="Show all"
      pathOf={({ id }) => {
        const { to } = wizardEntry({ ...address, accountId: id });
        return `${to.pathname}${to.search}`;
      }}
      state={state}
    />
  );
}
