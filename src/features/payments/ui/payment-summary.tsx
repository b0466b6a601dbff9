import type { ComponentProps } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { OrderSummary } from '#src/banking/paying/summary/order-summary.tsx';
import { addedPayee, savedPayee } from '#src/features/payments/model/payable-payees.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { PayeeLabel } from './choose/payee-label.tsx';
import type { Wizard } from './use-wizard.ts';

interface PaymentSummaryProps {
  readonly wizard: Wizard;
  /** Undefined while it is being chosen. */
  readonly account?: Account;
  readonly onChangeAccount?: () => void;
  readonly typed?: ComponentProps<typeof OrderSummary>['typed'];
}

/** What has been chosen so far, with links to change it. */
export function PaymentSummary({ wizard, account, onChangeAccount, typed }: PaymentSummaryProps) {
  const { stage, payee, wanted, draft } = wizard;
  const toAdd = draft.payeeToAdd?.newPayee;
  const saved = stage === 0 ? wanted : payee;
  const paid = saved === undefined ? toAdd && addedPayee(toAdd) : savedPayee(saved);
  const from = account && {
    label: 'From',
    value: <AccountLabel account={account} withFigures />,
    action: (
      <Button look="quiet" onClick={onChangeAccount}>
        <span>
          Change<HiddenText> the account to pay from</HiddenText>
        </span>
      </Button>
    ),
  };
  const isPayeeChosen = stage === 2 || (stage === 0 && wanted !== undefined);
  const to = isPayeeChosen &&
    paid && { label: 'To', value: <PayeeLabel payee={paid} />, action: <SomeoneElse wizard={wizard} /> };
  const rows = [...(from ? [from] : []), ...(to ? [to] : [])];
  return <OrderSummary rows={rows} typed={typed} onNarrow={account !== undefined || wanted !== undefined} />;
}

/** Returns to the choice of payee and clears the reference. */
function SomeoneElse({ wizard: { updateDraft, go } }: { readonly wizard: Wizard }) {
  return (
    <Button
      look="quiet"
      onClick={() => {
        updateDraft({ type: 'payee-dropped' });
        go({ toAccountId: undefined, isNewPayee: false, step: 'choosing' });
      }}
    >
      Pay someone else?
    </Button>
  );
}
