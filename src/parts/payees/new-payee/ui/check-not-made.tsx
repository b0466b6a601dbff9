import type { BankError } from '#src/api/messages/bank-error.ts';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import { failureScreen } from '#src/parts/payees/new-payee/model/failure-screens.ts';
import type { PayeeDetails } from '#src/parts/payees/new-payee/model/payee-check.ts';
import type { PayeeField } from '#src/parts/payees/new-payee/model/payee-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { CheckPage } from './check-page.tsx';
import styles from './new-payee.module.css';

interface CheckNotMadeProps {
  readonly details: PayeeDetails;
  readonly given: PayeeDetails;
  readonly error: BankError;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** There is no report: whose account it is was never asked, or the answer was lost. Nothing goes on from here unchecked. */
export function CheckNotMade({ details, given, error, onBegin, onEdit, onCancel }: CheckNotMadeProps) {
  const { heading, texts, mendAt } = failureScreen(undefined);
  const code = error.kind === 'session-over' ? undefined : error.code;
  return (
    <CheckPage
      heading={heading}
      details={details}
      given={given}
      actions={
        <>
          <Button look="main" onClick={() => onBegin(details)}>
            Try again
          </Button>
          <Button onClick={() => onEdit(mendAt)}>EDIT DETAILS</Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Notice tone="alert">
        <div>
          <p>{messageBesideCode(error)}</p>
          {code !== undefined && <p className={styles.quiet}>Error Code: {code}</p>}
        </div>
      </Notice>
    </CheckPage>
  );
}
