import { isForLater } from '#src/api/payments/payment-order.ts';
import { CheckText } from '#src/banking/orders/check-text.tsx';
import { openText, unresolvedDone, unresolvedNoun } from '#src/banking/orders/payment-copy.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { type OrderNoun, wordOfKind } from '#src/banking/paying/model/payment-result.ts';
import { isAccepted } from '#src/banking/paying/model/receipt-of-payment.ts';
import { outcomeCopy } from '#src/banking/paying/model/result-copy.ts';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { OutcomeNotice } from './outcome-hero.tsx';
import { ReadReceipt } from './read-result.tsx';
import styles from './unresolved-payment-panel.module.css';
import type { UnresolvedNow } from './use-unresolved.ts';

interface UnresolvedPaymentProps {
  readonly unresolved: Exclude<UnresolvedNow, { readonly status: 'none' }>;
  /** What this page makes. */
  readonly word: OrderNoun;
  readonly page: string;
}

/** Blocks another payment until the last one is resolved or the customer chooses to go on. */
export function UnresolvedPaymentPanel({ unresolved, word, page }: UnresolvedPaymentProps) {
  const { telephones } = useRuntimeConfig();
  if (unresolved.status === 'asking') {
    const { kind = 'payout' } = unresolved;
    const noun = unresolvedNoun(kind);
    return (
      <>
        <StageHeading stage="unresolved" page={page}>{`Your last ${noun}`}</StageHeading>
        <p role="status" aria-busy="true">
          {`We are checking whether your last ${noun} was ${unresolvedDone(kind)}…`}
        </p>
      </>
    );
  }
  const { proceed } = unresolved;
  if (unresolved.status === 'unknown') {
    const { view, checkNow } = unresolved;
    return (
      <>
        <StageHeading stage="unresolved" page={page}>
          {`We do not yet know whether your last ${unresolvedNoun(view.kind)} was ${unresolvedDone(view.kind)}`}
        </StageHeading>
        <div className={styles.body}>
          <Notice tone="warning">
            <p>{openText(view)}</p>
          </Notice>
          <p role="status">{view.payment && <CheckText {...view.payment} kind={view.kind} />}</p>
          <ButtonRow>
            <Button look="main" busy={view.payment?.progress === 'checking'} onClick={checkNow}>
              Check now
            </Button>
            <Button onClick={proceed}>{`Make another ${word}`}</Button>
            <ButtonLink look="quiet" to="/accounts">
              Back to my accounts
            </ButtonLink>
          </ButtonRow>
        </div>
      </>
    );
  }
  const { kind, outcome, receipt } = unresolved;
  const on = receipt && londonDayOf(receipt.madeAt);
  const last = wordOfKind(kind);
  const isLater = kind !== undefined && isForLater(kind);
  const copy = outcomeCopy(outcome, { schedule: undefined, on, helpdesk: telephones.helpdesk, word: last, isLater });
  const referenceNumber = 'referenceNumber' in outcome ? outcome.referenceNumber : undefined;
  const hasReceipt = receipt !== undefined && isAccepted(outcome);
  return (
    <>
      <StageHeading stage="unresolved" page={page}>{`Your last ${last}: ${copy.heading}`}</StageHeading>
      <div className={styles.body}>
        <OutcomeNotice copy={copy} />
        {hasReceipt && <ReadReceipt receipt={receipt} />}
        {!hasReceipt && referenceNumber !== undefined && <p>Reference number {referenceNumber}</p>}
        <ButtonRow>
          <Button look="main" onClick={proceed}>
            {`Go on to another ${word}`}
          </Button>
          <ButtonLink look="quiet" to="/accounts">
            Back to my accounts
          </ButtonLink>
        </ButtonRow>
      </div>
    </>
  );
}
