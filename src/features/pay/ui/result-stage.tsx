import { useState } from 'react';
import { useAppDispatch } from '#src/api/hooks.ts';
import { settleUnsettled } from '#src/api/unsettled-payment.ts';
import { PaymentReceipt } from '#src/parts/payment-receipt.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { paymentReceipt, paymentRows } from '../model/payment-receipt.ts';
import type { PaymentResult } from '../model/payment-result.ts';
import type { OutcomeWords } from '../model/result-words.ts';
import { AnswerList } from './answer-list.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import styles from './result-stage.module.css';
import { RowWords } from './row-words.tsx';
import type { Wizard } from './use-wizard.ts';

interface FindOutProps {
  readonly wizard: Wizard;
  readonly result: PaymentResult;
}

interface ResultStageProps extends FindOutProps {
  readonly words: OutcomeWords;
}

/** What came of the payment, what the customer keeps of it, and the ways on. */
export function ResultStage({ wizard, result, words }: ResultStageProps) {
  const { outcome, payment } = result;
  const isTaken =
    outcome.outcome === 'paid' || outcome.outcome === 'scheduled' || outcome.outcome === 'needs-authoriser';
  return (
    <div className={styles.result}>
      <OutcomeNotice words={words} />
      {isTaken ? (
        <PaymentReceipt receipt={paymentReceipt(result, outcome, words)} />
      ) : (
        <section aria-label="Payment" className={styles.card}>
          <AnswerList
            answers={paymentRows(payment).map((row) => ({ label: row.label, value: <RowWords row={row} /> }))}
          />
        </section>
      )}
      {outcome.outcome === 'unknown' && <FindOut wizard={wizard} result={result} />}
      <div className={styles.actions}>
        {outcome.outcome !== 'unknown' && (
          <ButtonLink to="/payments/make" look={words.tone === 'bad' ? 'plain' : 'main'}>
            Make another payment
          </ButtonLink>
        )}
        <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
      </div>
    </div>
  );
}

/** Asks the bank what became of it: nothing is sent again. */
function FindOut({ wizard: { tell }, result }: FindOutProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [isStill, setStill] = useState(false);

  async function ask() {
    setBusy(true);
    setStill(false);
    const outcome = await dispatch(settleUnsettled(new AbortController().signal)).finally(() => setBusy(false));
    if (outcome === undefined) return;
    setStill(outcome.outcome === 'unknown');
    tell({ type: 'settled', result: { ...result, outcome } });
  }

  return (
    <div className={styles.findOut}>
      <div>
        <Button look="main" busy={busy} onClick={() => void ask()}>
          Find out now
        </Button>
      </div>
      <p role="status">{isStill && 'The bank cannot say yet. Please try again in a few minutes.'}</p>
    </div>
  );
}
