import { useState } from 'react';
import { comparedDetails } from '#src/banking/payees/new-payee/model/details-beside-bank.ts';
import { withRecorded } from '#src/banking/payees/new-payee/model/error-details.ts';
import { type FailureScreen, failureScreen } from '#src/banking/payees/new-payee/model/failure-screens.ts';
import type { CheckFailure, CopCheck, PayeeDetails } from '#src/banking/payees/new-payee/model/payee-check-state.ts';
import type { PayeeField } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { CheckPage } from './check-page.tsx';

interface CheckFailedProps {
  readonly check: Extract<CopCheck, { readonly status: 'FAILED' }>;
  readonly failure: Extract<CheckFailure, { kind: 'reported' }>;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onBypass: () => void;
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** The check did not pass: why, and the options. Proceeding anyway needs confirmation after a warning. */
export function CheckFailed({ check, failure, onBegin, onBypass, onEdit, onCancel }: CheckFailedProps) {
  const { details } = check;
  const screen = failureScreen(failure.errorCode);
  const [warned, setWarned] = useState(false);
  const updated = screen.isMismatch ? withRecorded(details, failure.errorDetails) : undefined;
  const warn = () => setWarned(true);
  return (
    <>
      <CheckPage
        tone={screen.tone}
        heading={screen.heading}
        details={details}
        compared={comparedDetails(check, details)}
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
            {updated !== undefined && (
              <Button look="quiet" onClick={() => onEdit(screen.editField)}>
                Back
              </Button>
            )}
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </>
        }
      >
        {screen.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </CheckPage>
      {warned && <WarningDialog {...screen.warning} onClose={() => setWarned(false)} onGoOn={onBypass} />}
    </>
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
          <Button ref={focusedFirst} look="main" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
