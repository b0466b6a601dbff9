import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { failureScreen } from '#src/banking/payees/new-payee/model/failure-screens.ts';
import type { PayeeDetails } from '#src/banking/payees/new-payee/model/payee-check-state.ts';
import type { PayeeField } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { CheckPage } from './check-page.tsx';

interface CheckNotMadeProps {
  readonly details: PayeeDetails;
  readonly error: BankError;
  readonly onBegin: (details: PayeeDetails) => void;
  readonly onEdit: (field: PayeeField) => void;
  readonly onCancel: () => void;
}

/** There is no report: the check failed or its answer was lost. The payee cannot be used unchecked. */
export function CheckNotMade({ details, error, onBegin, onEdit, onCancel }: CheckNotMadeProps) {
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
          <Button onClick={onCancel}>Cancel</Button>
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
