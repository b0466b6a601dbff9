import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { payingParty } from '#src/features/pay/model/paying-party.ts';
import { confirmationText, movedCopy, plannedLines } from '#src/features/pay/model/payment-lines.ts';
import type { ReviewedPayment } from '#src/features/pay/model/payment-result.ts';
import { confirmedPayment, reviewedPayment } from '#src/features/pay/model/reviewed-payment.ts';
import type { OrderPayee } from '#src/features/pay/model/send-payment.ts';
import { AccountLabel } from '#src/features/pay/ui/choose/account-label.tsx';
import { PayeeLabel } from '#src/features/pay/ui/choose/payee-label.tsx';
import { CutOffDialog } from '#src/features/pay/ui/details/cut-off-dialog.tsx';
import { useToday } from '#src/features/pay/ui/use-today.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { type Money, minus } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { SomeoneElse } from './payment-summary.tsx';
import styles from './review-stage.module.css';
import { SendingFailed } from './sending-failed.tsx';
import { UnresolvedDialog } from './unresolved-dialog.tsx';
import { useSending } from './use-sending.ts';

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
  const { draft, party, updateDraft, go, back, isPageShown } = wizard;
  const { from, payee, amount, reference, schedule, on } = payment;
  const sending = useSending({
    review: draft.amount,
    on,
    isPageShown,
    order: {
      party: payingParty(from, party),
      from,
      payee: orderPayee,
      amount,
      reference,
      schedule,
      confirms: confirmationText(payment),
    },
    onAdded: (added) => updateDraft({ type: 'payee-added', payee: added }),
    onFinished: ({ outcome, at, receipt }, sent) => {
      const made = confirmedPayment(payment, at);
      updateDraft({
        type: 'finished',
        result: { payment: made, outcome, at, receipt, ...(outcome.outcome === 'unknown' && { sending: sent }) },
      });
      // Clears the order from the URL, so that Back cannot reach a sent review.
      go({ toAccountId: undefined, isNewPayee: false, isRegular: false, step: 'done', receipt }, { replace: true });
    },
  });
  const { now } = sending;
  const isBusy = now.state === 'busy';
  const moved = movedCopy(payment);

  function edit() {
    updateDraft({ type: 'edited' });
    back();
  }

  return (
    <div className={styles.review}>
      <section aria-label="Your answers" className={styles.card}>
        {!isBusy && <p className={styles.nothing}>Nothing has been sent yet.</p>}
        <AnswerList
          answers={[
            { label: 'From', value: <AccountLabel account={from} /> },
            {
              label: 'To',
              value: <PayeeLabel payee={payee} />,
              action: <SomeoneElse wizard={wizard} disabled={isBusy} />,
            },
            ...plannedLines(payment),
          ]}
        />
        {moved !== undefined && <p className={styles.moved}>{moved}</p>}
      </section>
      <section aria-label="Confirm" className={styles.card}>
        <p className={styles.label}>Amount</p>
        <p className={styles.amount}>{moneyText(amount)}</p>
        {schedule.kind === 'now' && from.availableBalance !== undefined && (
          <p className={styles.leaves}>
            Leaves {moneyText(minus(from.availableBalance as Money<'GBP'>, amount), 'balance')} available in{' '}
            {from.title}.
          </p>
        )}
        {orderPayee.kind === 'new' && orderPayee.added === undefined && (
          <p className={styles.leaves}>{payee.name} is added to your payees first. We will ask you for a code.</p>
        )}
        <div className={styles.actions}>
          <Button look="main" busy={isBusy} onClick={sending.confirm}>
            {isBusy ? 'Sending …' : 'Confirm payment'}
          </Button>
          <Button disabled={isBusy} onClick={edit}>
            Edit payment
          </Button>
          <Link to="/payments" className={styles.cancel}>
            Cancel
          </Link>
        </div>
        <p role="status" className={styles.leaves}>
          {sending.isHeld && 'Please stay on this page until the bank has answered.'}
        </p>
      </section>
      {now.state === 'refused' && <SendingFailed error={now.error} isPayeeUnknown={now.isPayeeUnknown === true} />}
      {now.state === 'cut-off' && (
        <CutOffDialog message={now.message} onAccept={() => sending.accept({ cutOff: true })} onClose={sending.stop} />
      )}
      {now.state === 'unresolved' && (
        <UnresolvedDialog
          payments={now.payments}
          onAccept={() => sending.accept({ alsoPaid: now.payments.map(({ at }) => at) })}
          onClose={sending.stop}
        />
      )}
    </div>
  );
}
