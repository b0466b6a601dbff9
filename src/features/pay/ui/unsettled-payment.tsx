import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { outcomeWords } from '../model/result-words.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { StageHeading } from './stage-heading.tsx';
import styles from './unsettled-payment.module.css';
import type { UnsettledNow } from './use-unsettled.ts';

interface UnsettledPaymentProps {
  readonly unsettled: Exclude<UnsettledNow, { readonly state: 'none' }>;
}

/** Stands before another payment until it is known what became of the last one. */
export function UnsettledPayment({ unsettled }: UnsettledPaymentProps) {
  const { telephones } = useRuntimeConfig();
  if (unsettled.state === 'asking') {
    return (
      <>
        <StageHeading stage="unsettled">Your last payment</StageHeading>
        <p role="status" aria-busy="true">
          We are finding out what became of your last payment …
        </p>
      </>
    );
  }
  const { outcome, askAgain, goOn } = unsettled;
  const words = outcomeWords(outcome, { schedule: undefined, helpdesk: telephones.helpdesk });
  const isKnown = outcome.outcome !== 'unknown';
  const referenceNumber = 'referenceNumber' in outcome ? outcome.referenceNumber : undefined;
  return (
    <>
      <StageHeading stage="unsettled">{`Your last payment: ${words.heading}`}</StageHeading>
      <div className={styles.body}>
        <OutcomeNotice words={words} />
        {referenceNumber !== undefined && <p>Reference number {referenceNumber}</p>}
        {!isKnown && <p>Another payment can begin once this is known.</p>}
        <div className={styles.actions}>
          {isKnown ? (
            <Button look="main" onClick={goOn}>
              Go on to another payment
            </Button>
          ) : (
            <Button look="main" onClick={askAgain}>
              Find out now
            </Button>
          )}
          <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
        </div>
      </div>
    </>
  );
}
