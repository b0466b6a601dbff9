import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { payingParty } from '#src/api/payments/payment-order.ts';
import { NewPayeeFlow } from '#src/banking/payees/new-payee/new-payee-flow.tsx';
import { BesideSummary } from '#src/banking/paying/summary/order-summary.tsx';
import type { Stage } from '#src/features/payments/model/stage.ts';
import { Card } from '#src/ui/page/card.tsx';
import { AccountPanel } from './choose/account-panel.tsx';
import { PayeeStage } from './choose/payee-stage.tsx';
import { DetailsStage } from './details-stage.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { ReviewStage } from './review-stage.tsx';
import type { Wizard } from './use-wizard.ts';

interface PayStageProps {
  readonly wizard: Wizard;
  readonly stage: Exclude<Stage, 0>;
}

/** The stages between choosing the account and the result. */
export function PayStage({ wizard, stage }: PayStageProps) {
  const { from } = wizard;
  if (from?.status !== 'chosen') return null;
  if (stage === 3) return <ReviewStage wizard={wizard} from={from.account} />;
  return <Choosing wizard={wizard} account={from.account} canPayRegularly={from.canPayRegularly} />;
}

interface ChoosingProps {
  readonly wizard: Wizard;
  readonly account: Account;
  readonly canPayRegularly: boolean;
}

/** The account can be changed until the review; from there, Change leads back here. */
function Choosing({ wizard, account, canPayRegularly }: ChoosingProps) {
  const { stage, draft } = wizard;
  const [isChanging, setChanging] = useState(draft.changing === 'from');
  const change = () => setChanging(true);
  return (
    <>
      {stage === 2 ? (
        <DetailsStage wizard={wizard} account={account} canPayRegularly={canPayRegularly} onChangeAccount={change} />
      ) : (
        <BesideSummary summary={<PaymentSummary wizard={wizard} account={account} onChangeAccount={change} />}>
          {stage === 1 && <PayeeStage wizard={wizard} />}
          {stage === 1.1 && <NewPayeeStage wizard={wizard} account={account} />}
        </BesideSummary>
      )}
      {isChanging && <AccountPanel wizard={wizard} account={account} onClose={() => setChanging(false)} />}
    </>
  );
}

interface NewPayeeStageProps {
  readonly wizard: Wizard;
  readonly account: Account;
}

/** Collects and checks a new payee's details. The payee is added only when the payment is confirmed. */
function NewPayeeStage({ wizard: { party, draft, updateDraft, go }, account }: NewPayeeStageProps) {
  const navigate = useNavigate();
  const given = draft.payeeToAdd?.newPayee;
  return (
    <Card full accent>
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
    </Card>
  );
}
