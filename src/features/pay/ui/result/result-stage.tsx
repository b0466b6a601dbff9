import { useEffect, useState } from 'react';
import { checkUnresolved, unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useUnresolvedViews } from '#src/api/payments/use-unresolved-views.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { clock } from '#src/api/wire/clock.ts';
import { isAccepted, paymentReceipt, paymentRows } from '#src/features/pay/model/payment-receipt.ts';
import type { PaymentResult } from '#src/features/pay/model/payment-result.ts';
import type { OutcomeCopy } from '#src/features/pay/model/result-copy.ts';
import type { Sending, Sent } from '#src/features/pay/model/sending.ts';
import { RowLabel } from '#src/features/pay/ui/choose/row-label.tsx';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { timeOf } from '#src/parts/payments/unresolved-copy.ts';
import { checkText } from '#src/parts/payments/unresolved-payments.tsx';
import { PaymentReceipt } from '#src/parts/receipt/payment-receipt.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import styles from './result-stage.module.css';

interface FindOutProps {
  readonly wizard: Wizard;
  readonly result: PaymentResult;
}

interface ResultStageProps extends FindOutProps {
  readonly copy: OutcomeCopy;
}

/** The outcome, the receipt and the next steps. */
export function ResultStage({ wizard, result, copy }: ResultStageProps) {
  const { outcome, payment } = result;
  return (
    <div className={styles.result}>
      <OutcomeNotice copy={copy} />
      {isAccepted(outcome) ? (
        <PaymentReceipt receipt={paymentReceipt(result, copy)} />
      ) : (
        <section aria-label="Payment" className={styles.card}>
          <AnswerList
            answers={paymentRows(payment, outcome).map((row) => ({ label: row.label, value: <RowLabel row={row} /> }))}
          />
        </section>
      )}
      {outcome.outcome === 'unknown' && <FindOut wizard={wizard} result={result} />}
      <ResultActions copy={copy} />
    </div>
  );
}

export function ResultActions({ copy }: Pick<ResultStageProps, 'copy'>) {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/payments/make" look={copy.tone === 'bad' ? 'plain' : 'main'}>
        Make another payment
      </ButtonLink>
      <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
    </div>
  );
}

/** Checks the status repeatedly. The payment is sent again only when the customer asks, and not straight away. */
function FindOut({ wizard: { updateDraft }, result }: FindOutProps) {
  const { sending } = result;
  const dispatch = useAppDispatch();
  const noteAt = sending?.noteAt();
  const view = useUnresolvedViews().find(({ at }) => at === noteAt);
  const outcome = view?.payment?.outcome;

  // Answers arrive without any action by the customer.
  useEffect(() => {
    if (noteAt === undefined || outcome === undefined) return;
    updateDraft({ type: 'finished', result: { ...result, outcome } });
    dispatch(unresolvedDismissed(noteAt));
  }, [dispatch, updateDraft, result, noteAt, outcome]);

  if (noteAt === undefined || sending === undefined || view?.payment === undefined) return null;
  return (
    <div className={styles.findOut}>
      <p role="status">{checkText(view.payment)}</p>
      <div className={styles.actions}>
        <Button
          look="main"
          busy={view.payment.progress !== 'waiting'}
          onClick={() => void dispatch(checkUnresolved(noteAt))}
        >
          Check now
        </Button>
      </div>
      <ConfirmAgain sending={sending} onSent={(sent) => settle(sent)} />
    </div>
  );

  function settle(sent: Sent) {
    if (sent.state !== 'finished' || sent.outcome.outcome === 'unknown') return;
    updateDraft({ type: 'finished', result: { ...result, outcome: sent.outcome } });
    if (noteAt !== undefined) dispatch(unresolvedDismissed(noteAt));
  }
}

interface ConfirmAgainProps {
  readonly sending: Sending;
  readonly onSent: (sent: Sent) => void;
}

/** Offers a retry, after a delay, where the service guarantees the payment is made once; otherwise a number to call. */
function ConfirmAgain({ sending, onSent }: ConfirmAgainProps) {
  const { telephones } = useRuntimeConfig();
  const [busy, setBusy] = useState(false);
  const dueAt = sending.confirmAgainAt();
  const isDue = useIsPast(dueAt);
  if (dueAt === undefined) {
    return (
      <p>
        If it does not appear in your transactions, call our helpdesk on <PhoneLink number={telephones.helpdesk} />.
        Please do not set it up again before you have.
      </p>
    );
  }
  if (!isDue) return <p>If we still do not know by {timeOf(dueAt)}, you can confirm this payment again then.</p>;
  return (
    <div className={styles.findOut}>
      <p>You can confirm this payment again now. The bank makes it once, however often it is confirmed.</p>
      <div className={styles.actions}>
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void sending
              .confirmAgain()
              .then(onSent)
              .finally(() => setBusy(false));
          }}
        >
          Confirm again
        </Button>
      </div>
    </div>
  );
}

/** Whether the moment has passed, by the bank's clock. */
function useIsPast(moment: Instant | undefined): boolean {
  const msLeft = moment === undefined ? 0 : epochMsOf(moment) - epochMsOf(clock.businessNow());
  const [, setCheckedAt] = useState(0);
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    if (msLeft <= 0) return;
    const timer = setTimeout(() => setCheckedAt(clock.wallNowMs()), Math.min(msLeft, 10_000));
    return () => clearTimeout(timer);
  });
  return moment !== undefined && msLeft <= 0;
}
