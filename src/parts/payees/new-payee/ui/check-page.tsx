import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { PayeeDetails } from '#src/parts/payees/new-payee/model/cop-check.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import styles from './new-payee.module.css';

interface CheckPageProps {
  readonly heading: ReactNode;
  readonly details: PayeeDetails;
  /** As the customer typed it. */
  readonly asTyped: PayeeDetails;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One state of the check, shown instead of the form. Its heading takes the focus. */
export function CheckPage({ heading, details, asTyped, children, actions }: CheckPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The previous page held the focus; it can only move once the new heading is in the document.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section aria-labelledby={titleId} className={styles.check}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.texts}>{children}</div>
      <div className={styles.asTyped}>
        <FactList facts={checkedFacts(details, asTyped)} />
      </div>
      <ButtonRow>{actions}</ButtonRow>
    </section>
  );
}

function checkedFacts(details: PayeeDetails, asTyped: PayeeDetails) {
  const { name, accountType, sortCode, accountNumber, bankName, reference } = details;
  return [
    { label: 'Name you entered', value: asTyped.name },
    ...(name === asTyped.name ? [] : [{ label: 'Name we will use', value: name }]),
    { label: 'Account type you chose', value: asTyped.accountType },
    ...(accountType === asTyped.accountType ? [] : [{ label: 'Account type we will use', value: accountType }]),
    { label: 'Sort code', value: sortCodeText(sortCode) },
    { label: 'Account number', value: accountNumber },
    { label: 'Bank', value: bankName },
    ...(reference === '' ? [] : [{ label: 'Reference', value: reference }]),
  ];
}
