import { useNavigate } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { NewPayeeFlow } from '#src/banking/payees/new-payee/new-payee-flow.tsx';
import { payingParty } from '#src/banking/paying/model/paying-party.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';

interface NewPayeeStageProps {
  readonly wizard: Wizard;
  readonly account: Account;
}

/** Collects and checks a new payee's details. The payee is added only when the payment is confirmed. */
export function NewPayeeStage({ wizard: { party, draft, updateDraft, go }, account }: NewPayeeStageProps) {
  const navigate = useNavigate();
  const given = draft.payeeToAdd?.newPayee;
  return (
    <NewPayeeFlow
      party={payingParty(account, party)}
      entities={[]}
      {...(given !== undefined && { initial: given })}
      onReady={(newPayee) => {
        updateDraft({ type: 'payee-given', newPayee });
        go({ toAccountId: undefined, isNewPayee: true, step: 'details' });
      }}
      onBack={() => go({ toAccountId: undefined, isNewPayee: false, step: 'choosing' })}
      onCancel={() => void navigate('/payments')}
    />
  );
}
