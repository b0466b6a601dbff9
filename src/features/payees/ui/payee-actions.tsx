import { createContext, useContext } from 'react';
import type { Payee } from '#src/api/payees/payee.ts';
import { payeeName } from '#src/api/payees/payee.ts';
import { changePath, payPath } from '#src/features/payees/model/payee-paths.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** Asks whether to delete the payee. A context, so that table rows need not re-render with the page. */
const Deletion = createContext<(payee: Payee) => void>(() => {});

export const DeletionProvider = Deletion.Provider;

interface PayeeProps {
  readonly payee: Payee;
}

/** What is wanted most. A payee awaiting authorisation can be neither paid nor changed. */
export function PayLink({ payee }: PayeeProps) {
  if (!payee.isActive) return null;
  return (
    <ButtonLink look="quiet" to={payPath(payee.id)}>
      <span>
        Pay<HiddenText> {payeeName(payee)}</HiddenText>
      </span>
    </ButtonLink>
  );
}

/** What else can be done with the payee. */
export function OtherActions({ payee }: PayeeProps) {
  const askToDelete = useContext(Deletion);
  const whom = <HiddenText> {payeeName(payee)}</HiddenText>;
  return (
    <>
      {payee.isActive && (
        <ButtonLink look="quiet" to={changePath(payee.id)}>
          <span>Edit{whom}</span>
        </ButtonLink>
      )}
      <Button look="quiet-danger" onClick={() => askToDelete(payee)}>
        <span>Delete{whom}</span>
      </Button>
    </>
  );
}
