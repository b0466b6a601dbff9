import { useId, useState } from 'react';
import { type BankError, formMessage, shownError } from '#src/api/messages/bank-error.ts';
import { useCompleteLoginStepMutation } from '#src/api/profile/profile.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';
import { isAnswerToForm } from '#src/features/credentials/model/change-outcome.ts';
import type { CredentialStep } from '#src/features/credentials/model/flow-steps.ts';
import { terms } from '#src/features/credentials/model/terms.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import styles from './flow-page.module.css';
import { FlowPage, LeaveButton } from './flow-page.tsx';
import type { StatusAfter } from './step-status.ts';

/** The bank's id for this step. */
const termsStepId = 'terms-and-conditions';

interface TermsStepProps {
  readonly steps: readonly CredentialStep[];
  readonly onDone: () => void;
  readonly statusAfter: StatusAfter;
}

export function TermsStep({ steps, onDone, statusAfter }: TermsStepProps) {
  const [complete] = useCompleteLoginStepMutation();
  const reportTrouble = useReportTrouble();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function accept() {
    setRefusal(undefined);
    setBusy(true);
    const { error: failure } = await complete({ party: false, stepId: termsStepId });
    if (failure === undefined) return onDone();
    const error = shownError(failure);
    if (error !== undefined && (await statusAfter(error)) !== 'left') showError(error);
    setBusy(false);
  }

  function showError(error: BankError) {
    if (error.kind === 'session-over') return;
    if (isAnswerToForm(error)) setRefusal(formMessage(error));
    else reportTrouble(error.message);
  }

  return (
    <FlowPage steps={steps} current="terms" heading="Terms of use">
      <p className={styles.text}>Please read and accept the terms to use this service.</p>
      <TermsText />
      {refusal !== undefined && <ProblemNotice text={refusal} />}
      <ButtonRow>
        <Button look="main" busy={busy} onClick={() => void accept()}>
          I accept the terms
        </Button>
        <LeaveButton />
      </ButtonRow>
    </FlowPage>
  );
}

function TermsText() {
  const id = useId();
  return (
    <div className={stack.wide}>
      {terms.map(({ heading, paragraphs }, at) => (
        <section key={heading} aria-labelledby={`${id}-${at}`} className={styles.section}>
          <h2 id={`${id}-${at}`}>
            {at + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Filled text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Fills in the configured values. */
function Filled({ text }: { readonly text: string }) {
  const { bankName, telephones } = useRuntimeConfig();
  const [before = '', after] = text.replaceAll('{bankName}', () => bankName).split('{helpdesk}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <PhoneLink number={telephones.helpdesk} />
      {after}
    </>
  );
}
