import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { CutOffDialog } from '#src/banking/paying/details/cut-off-dialog.tsx';
import { payingParty } from '#src/banking/paying/model/paying-party.ts';
import { confirmationText, movedCopy, plannedLines } from '#src/banking/paying/model/payment-lines.ts';
import type { ReviewedPayment } from '#src/banking/paying/model/payment-result.ts';
import { isOpen } from '#src/banking/paying/model/sending.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
import { ReviewCards } from '#src/banking/paying/review/review-cards.tsx';
import { SendingFailed } from '#src/banking/paying/review/sending-failed.tsx';
import { UnresolvedDialog } from '#src/banking/paying/review/unresolved-dialog.tsx';
import { useSending } from '#src/banking/paying/review/use-sending.ts';
import { useLeavesText } from '#src/banking/paying/summary/use-leaves-text.ts';
import { useDayAfterCutOff, useToday } from '#src/banking/paying/use-today.ts';
import { confirmedPayment, reviewedPayment } from '#src/features/payments/model/reviewed-payment.ts';
import { createSending, type OrderPayee } from '#src/features/payments/model/send-payment.ts';
import { PayeeLabel } from '#src/features/payments/ui/choose/payee-label.tsx';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';

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
  const afterCutOff = useDayAfterCutOff();
  const { draft, party, updateDraft, keeping, go, back, isPageShown } = wizard;
  const { from, payee, amount, reference, schedule, on } = payment;
  const sending = useSending({
    review: draft.amount,
    on,
    isPageShown,
    keeping,
    create: () =>
      createSending(
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
      ),
    onFinished: ({ outcome, at, receipt }, sent) => {
      const made = confirmedPayment(payment, at);
      updateDraft({
        type: 'finished',
        result: { payment: made, outcome, at, receipt, ...(isOpen(outcome) && { sending: sent }) },
      });
      // Clears the order from the URL, so that Back cannot reach a sent review.
      go({ toAccountId: undefined, isNewPayee: false, isRegular: false, step: 'done', receipt }, { replace: true });
    },
  });
  const { now } = sending;

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

  const leavesText = useLeavesText();
  // A refusal may mean that the balance has changed since.
  const leaves = schedule.kind === 'now' && now.state !== 'refused' ? leavesText(amount, from) : undefined;
  const adds =
    orderPayee.kind === 'new' && orderPayee.added === undefined
      ? [`${payee.name} is added to your payees first. We will ask you for a code.`]
      : [];

  return (
    <ReviewCards
      word="payment"
      parties={[
        { label: 'From', field: 'from', value: <AccountLabel account={from} /> },
        { label: 'To', field: 'to', value: <PayeeLabel payee={payee} /> },
      ]}
      lines={plannedLines(payment, afterCutOff)}
      moved={movedCopy(payment, 'payment', afterCutOff)}
      amount={amount}
      notes={[...(leaves === undefined ? [] : [leaves]), ...adds]}
      isBusy={now.state === 'busy'}
      isRefused={now.state === 'refused'}
      isHeld={sending.isHeld}
      onConfirm={sending.confirm}
      onEdit={edit}
      onChange={change}
    >
      {now.state === 'refused' && (
        <SendingFailed word="payment" error={now.error} isPayeeUnknown={now.isPayeeUnknown === true} />
      )}
      {now.state === 'cut-off' && (
        <CutOffDialog
          word="payment"
          message={now.message}
          onAccept={() => sending.accept({ cutOff: true })}
          onClose={sending.stop}
        />
      )}
      {now.state === 'unresolved' && (
        <UnresolvedDialog
          word="payment"
          payments={now.payments}
          onAccept={() => sending.accept({ alsoPaid: now.payments.map(({ at }) => at) })}
          onClose={sending.stop}
        />
      )}
    </ReviewCards>
  );
}
