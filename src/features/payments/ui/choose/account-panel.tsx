import type { Account } from '#src/api/accounts/account.ts';
import { AccountPicker } from '#src/banking/accounts/account-picker.tsx';
import { offeredAccounts } from '#src/features/payments/model/offered-accounts.ts';
import { isSameEntity } from '#src/features/payments/model/payable-payees.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import { SidePanel } from '#src/ui/overlays/side-panel.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import { NoRegularPayments } from './no-regular-payments.tsx';

interface AccountPanelProps {
  readonly wizard: Wizard;
  readonly account: Account;
  readonly onClose: () => void;
}

const shownFirst = 3;

/** Offers other accounts to pay from. Once a payee is chosen, only those of the payee's entity. */
export function AccountPanel({ wizard: { accounts, url, draft, stage }, account, onClose }: AccountPanelProps) {
  const { isRegular } = draft.details;
  const eligible =
    accounts.status === 'ready' ? offeredAccounts(accounts.accounts, accounts.grants, { isRegular }) : [];
  const offered =
    stage === 1 ? eligible : eligible.filter((other) => isSameEntity(other.customerId, account.customerId));
  const { state } = wizardEntry(url);
  return (
    <SidePanel title="Pay from another account" onClose={onClose}>
      <div className={stack.open}>
        {offered.length < eligible.length && (
          <p className={typography.note}>
            Accounts of your other entities are not shown: the payee belongs to this one.
          </p>
        )}
        {isRegular && offered.length === 0 ? (
          <NoRegularPayments url={url} />
        ) : (
          <AccountPicker
            accounts={offered}
            initially={shownFirst}
            showAll="Show all"
            chosen={account.id}
            replace
            state={state}
            pathOf={({ id }) => {
              const { to } = wizardEntry({ ...url, accountId: id });
              return `${to.pathname}${to.search}`;
            }}
            onChoose={onClose}
          />
        )}
      </div>
    </SidePanel>
  );
}
