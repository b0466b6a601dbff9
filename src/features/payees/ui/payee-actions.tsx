import { createContext, useContext } from 'react';
import type { Payee } from '#src/api/payees/payee.ts';
import { payeeName } from '#src/api/payees/payee.ts';
import { changePath, payPath } from '#src/features/payees/model/payee-paths.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** Asks whether the payee is to be deleted. A context, because a row drawn anew for each draw of the page would be slow. */
const Deletion = createContext<(payee: Payee) => void>(() => {});

export const DeletionProvider = Deletion.Provider;

/** What may be done with a payee. One that waits for approval can be neither paid nor changed. */
export function PayeeActions({ payee }: { readonly payee: Payee }) {
  const askToDelete = useContext(Deletion);
  const whom = <HiddenText> {payeeName(payee)}</HiddenText>;
  return (
    <>
      {payee.isActive && (
        <>
          <ButtonLink look="quiet" to={payPath(payee.id)}>
            <span>Pay{whom}</span>
          </ButtonLink>
          <ButtonLink look="quiet" to={changePath(payee.id)}>
            <span>Edit{whom}</span>
          </ButtonLink>
        </>
      )}
      <Button look="quiet" onClick={() => askToDelete(payee)}>
        <span>Delete{whom}</span>
      </Button>
    </>
  );
}
