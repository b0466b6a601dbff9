import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { ComparedDetail } from '#src/banking/payees/new-payee/model/details-beside-bank.ts';
import type { PayeeDetails } from '#src/banking/payees/new-payee/model/payee-check-state.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { CheckSign, type CheckTone } from './check-sign.tsx';
import { ComparedDetails } from './compared-details.tsx';
import styles from './new-payee.module.css';

interface CheckPageProps {
  readonly tone: CheckTone;
  readonly heading: ReactNode;
  readonly details: PayeeDetails;
  readonly compared?: readonly ComparedDetail[];
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

const nothing: readonly ComparedDetail[] = [];

/** One state of the check, shown instead of the form. Its heading takes the focus. */
export function CheckPage({ tone, heading, details, compared = nothing, children, actions }: CheckPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The previous page held the focus; it can only move once the new heading is in the document.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section aria-labelledby={titleId} className={styles.check}>
      <div className={styles.verdict} data-tone={tone}>
        <CheckSign tone={tone} />
        <div className={styles.said}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          <div className={styles.texts}>{children}</div>
        </div>
      </div>
      {compared.length > 0 && <ComparedDetails compared={compared} />}
      <FactList facts={givenFacts(details, compared.length > 0)} />
      <ButtonRow>{actions}</ButtonRow>
    </section>
  );
}

/** Name and type are not repeated below their comparison. */
function givenFacts(details: PayeeDetails, areCompared: boolean) {
  const { name, accountType, sortCode, accountNumber, bankName, reference } = details;
  return [
    ...(areCompared
      ? []
      : [
          { label: 'Name you entered', value: name },
          { label: 'Account type you chose', value: accountType },
        ]),
    { label: 'Sort code', value: sortCodeText(sortCode) },
    { label: 'Account number', value: accountNumber },
    { label: 'Bank', value: bankName },
    ...(reference === '' ? [] : [{ label: 'Reference', value: reference }]),
  ];
}
