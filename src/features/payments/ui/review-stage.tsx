import type { Account } from '#src/api/accounts/account.ts';
import { payingParty } from '#src/api/payments/payment-order.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { confirmationText } from '#src/banking/paying/model/payment-lines.ts';
import type { ReviewedPayment } from '#src/banking/paying/model/payment-result.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
import { OrderReview } from '#src/banking/paying/review/order-review.tsx';
import { useToday } from '#src/banking/paying/use-today.ts';
import { reviewedPayment } from '#src/features/payments/model/payment-draft.ts';
import { createPayeeSending, type OrderPayee } from '#src/features/payments/model/send-payment.ts';
import { PayeeLabel } from './choose/payee-label.tsx';
import type { Wizard } from './use-wizard.ts';

interface ReviewStageProps {
  readonly wizard: Wizard;
  readonly from: Account;
}

export function ReviewStage({ wizard, from }: ReviewStageProps) {
  const { draft, payee } = wizard;
  const reviewed = reviewedPayment({ draft, payee, from, today: useToday() });
  return reviewed === undefined ? null : <Review wizard={wizard} {...reviewed} />;
}

interface ReviewProps {
  readonly wizard: Wizard;
  readonly payment: ReviewedPayment;
  readonly orderPayee: OrderPayee;
}

function Review({ wizard, payment, orderPayee }: ReviewProps) {
  const dispatch = useAppDispatch();
  const { party, updateDraft, go, back } = wizard;
  const { from, payee, amount, reference, schedule } = payment;

  function edit() {
    updateDraft({ type: 'edited' });
    back();
  }

  function change(field: ChangedField) {
    if (field !== 'to') {
      updateDraft({ type: 'changing', field });
      return back();
    }
    updateDraft({ type: 'payee-dropped' });
    go({ toAccountId: undefined, isNewPayee: false, step: 'choosing' });
  }

  return (
    <OrderReview
      shown={payment}
      from={from}
      labels={{ from: <AccountLabel account={from} />, to: <PayeeLabel payee={payee} /> }}
      notes={
        orderPayee.kind === 'new' && orderPayee.added === undefined
          ? [`${payee.name} is added to your payees first. We will ask you for a code.`]
          : []
      }
      order={wizard}
      create={() =>
        createPayeeSending(
          dispatch,
          {
            party: payingParty(from, party),
            from,
            payee: orderPayee,
            amount,
            reference,
            schedule,
            confirms: confirmationText(payment),
          },
          (added) => updateDraft({ type: 'payee-added', payee: added }),
        )
      }
      onFinished={(receipt) =>
        go({ toAccountId: undefined, isNewPayee: false, isRegular: false, step: 'done', receipt }, { replace: true })
      }
      onEdit={edit}
      onChange={change}
    />
  );
}
