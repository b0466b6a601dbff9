import { offeredAccounts } from '#src/features/pay/model/offered-accounts.ts';
import { wizardEntry } from '#src/features/pay/model/wizard-url.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { AccountPicker } from '#src/parts/accounts/account-picker.tsx';
import { NoRegularPayments } from './no-regular-payments.tsx';

const shownFirst = 3;

/** Offers GBP accounts only; for a regular payment, only accounts that can make one. */
export function AccountStage({ wizard: { accounts, url, draft, isPossiblePayer } }: { readonly wizard: Wizard }) {
  if (accounts.state !== 'ready') return null;
  const { isRegular } = draft.details;
  const accountsFor = (as: { readonly isRegular: boolean }) =>
    offeredAccounts(accounts.accounts, accounts.grants, as).filter(isPossiblePayer);
  const offered = accountsFor({ isRegular });
  const { state } = wizardEntry(url);
  if (offered.length === 0 && accountsFor({ isRegular: false }).length > 0) return <NoRegularPayments url={url} />;
  return (
    <AccountPicker
      accounts={offered}
      initially={shownFirst}
      showAll="Show all"
      pathOf={({ id }) => {
        const { to } = wizardEntry({ ...url, accountId: id });
        return `${to.pathname}${to.search}`;
      }}
      state={state}
    />
  );
}
