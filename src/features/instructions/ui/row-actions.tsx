import { createContext, useContext } from 'react';
import { nounOf, stopVerb } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { isCustomInterval } from '#src/rules/intervals.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './upcoming-table.module.css';

interface OfRows {
  /** Asks whether to stop it. */
  readonly askToStop: (row: UpcomingRow) => void;
  readonly seeClosed: () => void;
}

/** A context, so that table rows need not re-render with the page. */
const Rows = createContext<OfRows>({ askToStop() {}, seeClosed() {} });

export const RowsProvider = Rows.Provider;

export function RowActions({ row }: { readonly row: UpcomingRow }) {
  const { askToStop, seeClosed } = useContext(Rows);
  const { instruction, name } = row;
  const edit = editVerb(row);
  const which = (
    <HiddenText>
      {' '}
      the {nounOf(instruction)} to {name}
      {instruction.reference !== '' && `, ${instruction.reference}`}
    </HiddenText>
  );
  if (row.isStopped) {
    return (
      <Button look="quiet" onClick={seeClosed}>
        See closed payments
      </Button>
    );
  }
  return (
    <div className={styles.buttons}>
      {edit !== undefined && (
        <ButtonLink look="quiet" to={`/payments/upcoming/edit/${encodeURIComponent(instruction.id)}`}>
          <span>
            {edit}
            {which}
          </span>
        </ButtonLink>
      )}
      <Button look="quiet-danger" onClick={() => askToStop(row)}>
        <span>
          {stopVerb(instruction)}
          {which}
        </span>
      </Button>
    </div>
  );
}

/** Only standing orders and regular transfers can be edited, and those of a custom frequency only by the helpdesk. */
function editVerb({ instruction: { code, statusCode, interval } }: UpcomingRow): string | undefined {
  if (code !== 'SI' || statusCode !== 'A') return undefined;
  return interval === undefined || isCustomInterval(interval) ? 'Edit by phone' : 'Edit';
}
