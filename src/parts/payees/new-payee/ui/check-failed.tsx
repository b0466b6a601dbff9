import { useState } from 'react';
import type { CheckFailure, PayeeDetails } from '#src/parts/payees/new-payee/model/cop-check.ts';
import { type ErrorDetail, withRecorded } from '#src/parts/payees/new-payee/model/error-details.ts';
import { type FailureScreen, failureScreen } from '#src/parts/payees/new-payee/model/failure-screens.ts';
import type { PayeeField } from '#src/parts/payees/new-payee/model/payee-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { CheckPage } from './check-page.tsx';
import styles from './new-payee.module.css';

interface CheckFailedProps {
  readonly details: PayeeDetails;
  readonly asTyped: PayeeDetails;
  readonly failure: Extract<CheckFailure, { kind: 'reported' }>;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onBypass: () => void;
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** The check did not pass: why, and the options. Proceeding anyway needs confirmation after a warning. */
export function CheckFailed({ details, asTyped, failure, onBegin, onBypass, onEdit, onCancel }: CheckFailedProps) {
  const screen = failureScreen(failure.errorCode);
  const [warned, setWarned] = useState(false);
  const updated = screen.isMismatch ? withRecorded(details, failure.errorDetails) : undefined;
  const warn = () => setWarned(true);
  return (
    <>
      <CheckPage
        heading={screen.heading}
        details={details}
        asTyped={asTyped}
        actions={
          <>
            {updated === undefined ? (
              <Button look="main" onClick={() => onEdit(screen.editField)}>
                EDIT DETAILS
              </Button>
            ) : (
              <Button look="main" onClick={() => onBegin(updated)}>
                UPDATE DETAILS AND PROCEED
              </Button>
            )}
            <Button onClick={warn}>{screen.isMismatch ? 'PROCEED WITHOUT UPDATING' : 'Continue Anyway'}</Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        }
      >
        {screen.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {failure.errorDetails.map((detail) => (
          <OnRecord key={detail.kind} detail={detail} />
        ))}
      </CheckPage>
      {warned && <WarningDialog {...screen.warning} onClose={() => setWarned(false)} onGoOn={onBypass} />}
    </>
  );
}

/** The details on the payee's bank's record, as far as it discloses them. */
function OnRecord({ detail }: { readonly detail: ErrorDetail }) {
  if (detail.kind === 'accountType') {
    const kind = detail.onRecord === 'Business' ? 'business' : 'personal';
    return (
      <p>
        The account type on record differs from the one you chose: it is a{' '}
        <strong className={styles.onRecord}>{kind} account</strong>.
      </p>
    );
  }
  if (detail.onRecord === undefined) return null;
  return (
    <p>
      The name on the account is <strong className={styles.onRecord}>{detail.onRecord}</strong>.
    </p>
  );
}

interface WarningDialogProps extends Readonly<FailureScreen['warning']> {
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

function WarningDialog({ title, text, onClose, onGoOn }: WarningDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onGoOn}>Continue at risk</Button>
          <Button look="main" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
