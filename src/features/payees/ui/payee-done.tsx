import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrive } from '#src/banking/page/arrival.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { copCopy } from '#src/banking/payees/cop-copy.ts';
import type { DoneCopy, DoneWith } from '#src/features/payees/model/done-copy.ts';
import { payeesPath, payPath } from '#src/features/payees/model/payee-paths.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './payee-done.module.css';

interface PayeeDoneProps {
  readonly done: DoneWith;
  readonly copy: DoneCopy;
  readonly onAnother?: () => void;
}

export function PayeeDone({ done, copy: { heading, lead }, onAnother }: PayeeDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const isPayable = done.outcome !== 'initiated';

  // The heading replaces the form at the same URL, so it takes the focus.
  useEffect(() => {
    if (title.current !== null) arrive(`${pathname} done`, title.current);
  }, [arrive, pathname]);

  return (
    <Page below close>
      <WayBack here={heading} />
      <h1 ref={title} tabIndex={-1} className={typography.largest}>
        {heading}
      </h1>
      <Card wide>
        <p className={styles.lead}>{lead}</p>
        <FactList facts={doneFacts(done)} />
        <ButtonRow>
          {isPayable && (
            <ButtonLink look="main" to={payPath(done.id)}>
              Pay
            </ButtonLink>
          )}
          <ButtonLink look={isPayable ? 'plain' : 'main'} to={payeesPath}>
            Back to payees
          </ButtonLink>
          {onAnother !== undefined && (
            <Button look="quiet" onClick={onAnother}>
              Add another payee
            </Button>
          )}
        </ButtonRow>
      </Card>
    </Page>
  );
}

function doneFacts({ payee, referenceNumber }: DoneWith) {
  const { name, sortCode, accountNumber, bankName, report } = payee;
  return [
    ...(referenceNumber === undefined ? [] : [{ label: 'Reference number', value: referenceNumber }]),
    { label: 'Name', value: name },
    { label: 'Sort code', value: sortCodeText(sortCode) },
    { label: 'Account number', value: accountNumber },
    { label: 'Bank', value: bankName },
    { label: 'Details', value: copCopy(report) },
  ];
}
