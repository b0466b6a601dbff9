import { useEffect } from 'react';
import { isForLater } from '#src/api/payments/payment-order.ts';
import { unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { wordOfKind } from '#src/banking/paying/model/payment-result.ts';
import { isAccepted, paymentReceipt } from '#src/banking/paying/model/receipt-of-payment.ts';
import { outcomeCopy } from '#src/banking/paying/model/result-copy.ts';
import { isOpen, type ReceiptRef } from '#src/banking/paying/model/sending.ts';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { PaymentReceipt } from '#src/banking/receipt/payment-receipt.tsx';
import { OutcomeNotice } from './outcome-hero.tsx';
import styles from './result-stage.module.css';
import { ResultActions, ResultStage } from './result-stage.tsx';
import { useReadPayment } from './use-read-payment.ts';

interface ReadResultProps {
  readonly receipt: ReceiptRef;
  /** The page that shows it, without its parameters. */
  readonly page: string;
}

/** The result of a payment from an earlier visit, read from the bank because nothing was kept. */
export function ReadResult({ receipt, page }: ReadResultProps) {
  const { helpdesk } = useRuntimeConfig().telephones;
  const dispatch = useAppDispatch();
  const read = useReadPayment(receipt);
  const { at, kind } = receipt.order;
  const word = wordOfKind(kind);
  const isResolved = read.status === 'read' && !isOpen(read.result.outcome);

  // Shown here, so the notice on other pages is no longer needed.
  useEffect(() => {
    if (isResolved) dispatch(unresolvedDismissed(at));
  }, [dispatch, isResolved, at]);

  switch (read.status) {
    case 'loading':
      return (
        <>
          <StageHeading stage="done" page={page}>{`Your ${word}`}</StageHeading>
          <p role="status" aria-busy="true">
            Your {word} is loading…
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <StageHeading stage="done" page={page}>{`Your ${word}`}</StageHeading>
          <CallFailed failed={read} lead={`Your ${word} could not be shown.`} />
        </>
      );
    case 'not-found': {
      const copy = outcomeCopy(
        { outcome: 'not-found' },
        { schedule: undefined, on: undefined, helpdesk, word, isLater: isForLater(kind) },
      );
      return (
        <>
          <StageHeading stage="done" page={page}>
            {copy.heading}
          </StageHeading>
          <div className={styles.outcome}>
            <OutcomeNotice copy={copy} />
            <ResultActions copy={copy} word={word} />
          </div>
        </>
      );
    }
    case 'read': {
      const { payment, outcome } = read.result;
      const copy = outcomeCopy(outcome, { ...payment, helpdesk, word });
      return (
        <>
          <StageHeading stage="done" page={page}>
            {copy.heading}
          </StageHeading>
          {/* Nothing is unresolved here that this page has sent. */}
          <ResultStage result={read.result} copy={copy} onResult={() => {}} />
        </>
      );
    }
    default:
      return read satisfies never;
  }
}

/** The receipt alone, below a page that already states the outcome. */
export function ReadReceipt({ receipt }: Pick<ReadResultProps, 'receipt'>) {
  const { helpdesk } = useRuntimeConfig().telephones;
  const read = useReadPayment(receipt);
  if (read.status === 'not-found') return null;
  if (read.status === 'failed') return <CallFailed failed={read} lead="Your receipt could not be shown." />;
  if (read.status === 'loading')
    return (
      <p aria-busy="true" data-waiting="">
        Your receipt is loading…
      </p>
    );
  const { payment, outcome } = read.result;
  if (!isAccepted(outcome)) return null;
  const copy = outcomeCopy(outcome, { ...payment, helpdesk, word: wordOfKind(receipt.order.kind) });
  return <PaymentReceipt receipt={paymentReceipt(read.result, copy)} />;
}
