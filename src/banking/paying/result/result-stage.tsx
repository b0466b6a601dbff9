import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { PaymentOutcome } from '#src/api/payments/payment-order.ts';
import type { PaymentRun } from '#src/api/payments/payment-run.ts';
import { checkUnresolved, unresolvedDismissed, useUnresolvedViews } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { CheckText } from '#src/banking/orders/check-text.tsx';
import { whereToLook } from '#src/banking/orders/payment-copy.ts';
import { useIsPast } from '#src/banking/orders/use-is-past.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { RowLabel } from '#src/banking/paying/account-label.tsx';
import type { OutcomeCopy } from '#src/banking/paying/model/outcome-copy.ts';
import { type OrderNoun, type PaymentResult, wordOf } from '#src/banking/paying/model/payment-result.ts';
import { isAccepted, paymentReceipt, paymentRows } from '#src/banking/paying/model/receipt-of-payment.ts';
import { isOpen } from '#src/banking/paying/model/sending.ts';
import { PaymentReceipt } from '#src/banking/receipt/payment-receipt.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import { AwaitedTime } from '#src/ui/text/awaited-time.tsx';
import { timeText } from '#src/ui/text/dates.ts';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { NewBalances } from './new-balances.tsx';
import { OutcomeHero, OutcomeNotice } from './outcome-hero.tsx';
import { ResultColumns } from './result-columns.tsx';
import styles from './result-stage.module.css';

interface FindOutProps {
  readonly result: PaymentResult;
  /** What became of an order whose outcome was unknown. */
  readonly onResult: (result: PaymentResult) => void;
}

interface ResultStageProps extends FindOutProps {
  readonly copy: OutcomeCopy;
}

/** The outcome, the receipt and the next steps. */
export function ResultStage({ result, copy, onResult }: ResultStageProps) {
  const { outcome, payment } = result;
  const word = wordOf(payment);
  const isGood = copy.tone === 'good';
  return (
    <ResultColumns
      hero={
        <div className={styles.outcome}>
          <OutcomeHero payment={payment} copy={copy} />
          {!isGood && <OutcomeNotice copy={copy} />}
        </div>
      }
      next={
        <>
          {isGood && <NewBalances result={result} />}
          {copy.tone === 'unknown' && <FirstActions result={result} onResult={onResult} />}
          <ResultActions
            copy={copy}
            word={word}
            isForLater={outcome.outcome === 'scheduled'}
            isLast={copy.tone === 'unknown'}
          />
        </>
      }
    >
      {isGood || isAccepted(outcome) ? (
        <PaymentReceipt receipt={paymentReceipt(result, copy)} />
      ) : (
        <section aria-label={word === 'payment' ? 'Payment' : 'Transfer'} className={styles.card}>
          <AnswerList
            answers={paymentRows(payment, outcome).map((row) => ({ label: row.label, value: <RowLabel row={row} /> }))}
          />
        </section>
      )}
    </ResultColumns>
  );
}

interface ResultActionsProps {
  readonly copy: OutcomeCopy;
  readonly word: OrderNoun;
  /** It is listed with the upcoming payments. */
  readonly isForLater?: boolean;
  /** Something else comes first. */
  readonly isLast?: boolean;
}

const another = {
  payment: { to: '/payments/make', label: 'Make another payment' },
  transfer: { to: '/payments/transfer-money', label: 'Make another transfer' },
} as const satisfies Record<OrderNoun, object>;

export function ResultActions({ copy, word, isForLater = false, isLast = false }: ResultActionsProps) {
  const isOver = copy.tone === 'good' || copy.tone === 'waiting';
  const { to, label } = another[word];
  return (
    <ButtonRow>
      <ButtonLink to={to} look={isOver ? 'main' : isLast ? 'quiet' : 'plain'}>
        {word === 'payment' && isOver ? 'Pay someone else' : label}
      </ButtonLink>
      {isForLater && <ButtonLink to="/payments/upcoming">View upcoming payments</ButtonLink>}
      <ButtonLink look="quiet" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </ButtonRow>
  );
}

/** Where the customer can see for themselves comes first; asking the bank again comes next. */
function FirstActions({ result, onResult }: FindOutProps) {
  const { from, schedule } = result.payment;
  const { id } = from;
  const look =
    schedule.kind === 'now' ? (
      <ButtonLink look="main" to={id === undefined ? '/accounts' : `/accounts/transactions/${encodeURIComponent(id)}`}>
        View transactions
      </ButtonLink>
    ) : (
      <ButtonLink look="main" to="/payments/upcoming">
        View upcoming payments
      </ButtonLink>
    );
  if (!isOpen(result.outcome)) return <ButtonRow>{look}</ButtonRow>;
  return (
    <FindOut result={result} onResult={onResult}>
      {look}
    </FindOut>
  );
}

/** Checks the status repeatedly. The payment is sent again only when the customer asks, and not straight away. */
function FindOut({ result, onResult, children }: FindOutProps & { readonly children: ReactNode }) {
  const { run } = result;
  const dispatch = useAppDispatch();
  const noteAt = run?.noteAt();
  const view = useUnresolvedViews().find(({ at }) => at === noteAt);
  const outcome = view?.payment?.outcome;
  const word = wordOf(result.payment);
  const tell = useEffectEvent(onResult);

  // Answers arrive without any action by the customer.
  useEffect(() => {
    if (noteAt === undefined || outcome === undefined || outcome.outcome === 'requested') return;
    tell({ ...result, outcome, balancesFromMs: clock.wallNowMs() });
    dispatch(unresolvedDismissed(noteAt));
  }, [dispatch, result, noteAt, outcome]);

  if (noteAt === undefined || run === undefined || view?.payment === undefined) {
    return <ButtonRow>{children}</ButtonRow>;
  }
  return (
    <div className={stack.open}>
      <p role="status">
        <CheckText {...view.payment} kind={view.kind} />
      </p>
      <ButtonRow>
        {children}
        <Button busy={view.payment.progress !== 'waiting'} onClick={() => void dispatch(checkUnresolved(noteAt))}>
          Check now
        </Button>
      </ButtonRow>
      <ConfirmAgain
        word={word}
        kind={view.kind}
        run={run}
        isContactSaid={result.outcome.outcome === 'timed-out'}
        onAnswer={settle}
      />
    </div>
  );

  function settle(outcome: PaymentOutcome) {
    if (outcome.outcome === 'refused' || isOpen(outcome)) return;
    onResult({ ...result, outcome, balancesFromMs: clock.wallNowMs() });
    if (noteAt !== undefined) dispatch(unresolvedDismissed(noteAt));
  }
}

interface ConfirmAgainProps {
  readonly word: OrderNoun;
  readonly kind: PaymentKind;
  readonly run: PaymentRun;
  /** Whom to call, and when, stands above. */
  readonly isContactSaid: boolean;
  readonly onAnswer: (outcome: PaymentOutcome) => void;
}

/** Offers a retry, after a delay, where the service guarantees the payment is made once; otherwise a number to call. */
function ConfirmAgain({ word, kind, run, isContactSaid, onAnswer }: ConfirmAgainProps) {
  const { telephones } = useRuntimeConfig();
  const [busy, setBusy] = useState(false);
  const dueAt = run.confirmAgainAt();
  const isDue = useIsPast(dueAt);
  if (dueAt === undefined) {
    return isContactSaid ? null : (
      <p>
        If it does not appear in {whereToLook(kind)}, call our helpdesk on <PhoneLink number={telephones.helpdesk} />.
        Please do not set it up again before then.
      </p>
    );
  }
  if (!isDue)
    return (
      <p>
        If we still do not know by <AwaitedTime at={dueAt} text={timeText} />, you can confirm this {word} again then.
      </p>
    );
  return (
    <div className={stack.close}>
      <p>You can confirm this {word} again now. It will be made only once, however often you confirm it.</p>
      <ButtonRow>
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void run
              .confirmAgain()
              .then(onAnswer)
              .finally(() => setBusy(false));
          }}
        >
          Confirm again
        </Button>
      </ButtonRow>
    </div>
  );
}
