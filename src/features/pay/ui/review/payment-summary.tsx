import type { Account } from '#src/api/accounts/account.ts';
import { addedPayee, savedPayee } from '#src/features/pay/model/paid-payee.ts';
import { PayeeLabel } from '#src/features/pay/ui/choose/payee-label.tsx';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { AccountLabel } from '#src/parts/paying/account-label.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './payment-summary.module.css';

interface PaymentSummaryProps {
  readonly wizard: Wizard;
  readonly account: Account;
  readonly onChangeAccount: () => void;
}

/** What has been chosen so far, with links to change it. */
export function PaymentSummary({ wizard, account, onChangeAccount }: PaymentSummaryProps) {
  const { stage, payee, draft } = wizard;
  const toAdd = draft.payeeToAdd?.newPayee;
  const paid = payee === undefined ? toAdd && addedPayee(toAdd) : savedPayee(payee);
  const from = {
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
  const to = stage === 2 && paid !== undefined ? { label: 'To', value: <PayeeLabel payee={paid} /> } : undefined;
  return (
    <section aria-label="Chosen so far" className={styles.card}>
      <AnswerList answers={[from, ...(to ? [{ ...to, action: <SomeoneElse wizard={wizard} /> }] : [])]} />
    </section>
  );
}

interface SomeoneElseProps {
  readonly wizard: Wizard;
  readonly disabled?: boolean;
}

/** Returns to the choice of payee and clears the reference. */
export function SomeoneElse({ wizard: { updateDraft, go }, disabled = false }: SomeoneElseProps) {
  return (
    <Button
      look="quiet"
      disabled={disabled}
      onClick={() => {
        updateDraft({ type: 'payee-dropped' });
        go({ toAccountId: undefined, isNewPayee: false, step: 'choosing' });
      }}
    >
      Pay someone else?
    </Button>
  );
}
