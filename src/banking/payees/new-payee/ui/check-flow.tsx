import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { copCopy } from '#src/banking/payees/cop-copy.ts';
import { comparedDetails } from '#src/banking/payees/new-payee/model/details-beside-bank.ts';
import { failureScreen } from '#src/banking/payees/new-payee/model/failure-screens.ts';
import {
  type CopCheck,
  isSameAccount,
  type PayeeDetails,
  readyPayee,
} from '#src/banking/payees/new-payee/model/payee-check-state.ts';
import type { PayeeField } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import type { SubmitFailure } from '#src/banking/payees/new-payee/model/submit-failure.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { CheckFailed } from './check-failed.tsx';
import { CheckPage } from './check-page.tsx';
import styles from './new-payee.module.css';

interface CheckFlowProps {
  readonly check: Exclude<CopCheck, { status: 'NOT_STARTED' }>;
  /** As the customer typed it; the checked details may have been corrected since. */
  readonly asTyped: PayeeDetails;
  /** The checked payee is being submitted. */
  readonly busy: boolean;
  readonly submitFailure: SubmitFailure | undefined;
  readonly onContinue: () => void;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onBypass: () => void;
  /** Back to the form, to the given field. */
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** The pages of a check, one for each state. */
export function CheckFlow({ check, ...flow }: CheckFlowProps) {
  const { details } = check;
  switch (check.status) {
    case 'loading':
      return <Checking details={details} onCancel={flow.onCancel} />;
    case 'FAILED': {
      const { failure } = check;
      if (failure.kind === 'not-made') return <CheckNotMade {...flow} details={details} error={failure.error} />;
      return <CheckFailed {...flow} check={check} failure={failure} />;
    }
    case 'SUCCESS':
    case 'SUCCESS_BYPASS':
      return <CheckDone {...flow} key={check.status} check={check} />;
    default:
      return check satisfies never;
  }
}

function Checking({ details, onCancel }: Pick<CheckFlowProps, 'onCancel'> & { readonly details: PayeeDetails }) {
  return (
    <CheckPage
      tone="checking"
      heading="Checking the account details"
      details={details}
      actions={
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <div aria-busy="true" className={styles.progress}>
        <p>We are checking these details with {details.bankName}. This usually takes a few seconds.</p>
        <progress aria-label="Checking the account details" className={styles.bar} />
      </div>
    </CheckPage>
  );
}

interface CheckDoneProps extends Omit<CheckFlowProps, 'check'> {
  readonly check: Extract<CopCheck, { status: 'SUCCESS' | 'SUCCESS_BYPASS' }>;
}

function CheckDone({ check, asTyped, busy, submitFailure, onContinue, onEdit, onCancel }: CheckDoneProps) {
  const { details } = check;
  const ready = readyPayee(check);
  const copy = ready && copCopy(ready.report);
  const isMatched = check.status === 'SUCCESS';
  return (
    <CheckPage
      tone={isMatched ? 'matched' : 'at-risk'}
      heading={copy}
      details={details}
      compared={comparedDetails(check, asTyped)}
      actions={
        <>
          <Button look="main" busy={busy} onClick={onContinue}>
            CONTINUE
          </Button>
          <Button disabled={busy} onClick={() => onEdit('name')}>
            EDIT DETAILS
          </Button>
          <Button look="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      {isMatched ? (
        <p>
          {isSameAccount(details, asTyped)
            ? 'The name and account details match.'
            : 'We will use the details on record instead of those you entered.'}
        </p>
      ) : (
        <p>
          We could not confirm who holds this account. Your money may be sent to the wrong account, and it may not be
          possible to recover it.
        </p>
      )}
      {submitFailure !== undefined && <SubmitFailureNotice submitFailure={submitFailure} />}
    </CheckPage>
  );
}

function SubmitFailureNotice({ submitFailure: { error, unsure } }: { readonly submitFailure: SubmitFailure }) {
  return (
    <Notice tone="alert">
      <FailureText error={error}>{unsure !== undefined && <p>{unsure}</p>}</FailureText>
    </Notice>
  );
}

interface CheckNotMadeProps {
  readonly details: PayeeDetails;
  readonly error: BankError;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** There is no report: the check failed or its answer was lost. The payee cannot be used unchecked. */
function CheckNotMade({ details, error, onBegin, onEdit, onCancel }: CheckNotMadeProps) {
  const { tone, heading, texts, editField } = failureScreen(undefined);
  return (
    <CheckPage
      tone={tone}
      heading={heading}
      details={details}
      actions={
        <>
          <Button look="main" onClick={() => onBegin(details)}>
            Try again
          </Button>
          <Button onClick={() => onEdit(editField)}>EDIT DETAILS</Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Notice tone="alert">
        <FailureText error={error} />
      </Notice>
    </CheckPage>
  );
}
