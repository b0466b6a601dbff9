import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrive } from '#src/banking/page/arrival.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { nounOf } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import typography from '#src/ui/text/typography.module.css';
import { InstructionFacts } from './instruction-facts.tsx';

export function EditDone({ row }: { readonly row: UpcomingRow }) {
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const noun = nounOf(row.instruction);
  const heading = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} updated`;

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
      <Card wide accent>
        <InstructionFacts row={row} />
        <ButtonRow>
          <ButtonLink look="main" to="/payments/upcoming">
            Back to upcoming payments
          </ButtonLink>
        </ButtonRow>
      </Card>
    </Page>
  );
}
