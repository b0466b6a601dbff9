import { AccountPicker } from '#src/banking/accounts/account-picker.tsx';
import { StageButtons } from '#src/banking/paying/stage-buttons.tsx';
import { BesideSummary } from '#src/banking/paying/summary/beside-summary.tsx';
import { offeredAccounts } from '#src/features/payments/model/offered-accounts.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { PaymentSummary } from '#src/features/payments/ui/payment-summary.tsx';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import { NoRegularPayments } from './no-regular-payments.tsx';

const shownFirst = 3;

/** Offers GBP accounts only; for a regular payment, only accounts that can make one. A chosen payee stays in sight. */
export function AccountStage({ wizard }: { readonly wizard: Wizard }) {
  const { accounts, url, draft, isPossiblePayer, wanted } = wizard;
  if (accounts.state !== 'ready') return null;
  const { isRegular } = draft.details;
  const accountsFor = (as: { readonly isRegular: boolean }) =>
    offeredAccounts(accounts.accounts, accounts.grants, as).filter(isPossiblePayer);
  const offered = accountsFor({ isRegular });
  const { state } = wizardEntry(url);
  const isRegularImpossible = offered.length === 0 && accountsFor({ isRegular: false }).length > 0;
  const choice = isRegularImpossible ? (
    <NoRegularPayments url={url} />
  ) : (
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
  return (
    <BesideSummary summary={wanted !== undefined && <PaymentSummary wizard={wizard} />}>
      {choice}
      <StageButtons />
    </BesideSummary>
  );
}
