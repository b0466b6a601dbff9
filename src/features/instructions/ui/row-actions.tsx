import { createContext, useContext } from 'react';
import { nounOf, stopVerb } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** Asks whether to stop it. A context, so that table rows need not re-render with the page. */
const Stop = createContext<(row: UpcomingRow) => void>(() => {});

export const StopProvider = Stop.Provider;

/** Only standing orders and regular transfers can be edited. */
export function RowActions({ row }: { readonly row: UpcomingRow }) {
  const askToStop = useContext(Stop);
  const { instruction, name } = row;
  const which = (
    <HiddenText>
      {' '}
      the {nounOf(instruction)} to {name}
      {instruction.reference !== '' && `, ${instruction.reference}`}
    </HiddenText>
  );
  return (
    <>
      {instruction.code === 'SI' && instruction.statusCode === 'A' && (
        <ButtonLink look="quiet" to={`/payments/upcoming/edit/${encodeURIComponent(instruction.id)}`}>
          <span>Edit{which}</span>
        </ButtonLink>
      )}
      <Button look="quiet" onClick={() => askToStop(row)}>
        <span>
          {stopVerb(instruction)}
          {which}
        </span>
      </Button>
    </>
  );
}
