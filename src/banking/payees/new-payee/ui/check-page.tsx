import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { ComparedDetail } from '#src/banking/payees/new-payee/model/details-beside-bank.ts';
import type { PayeeDetails } from '#src/banking/payees/new-payee/model/payee-check-state.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { ComparedDetails } from './compared-details.tsx';
import styles from './new-payee.module.css';

/** How a check went: each has a colour, a shape and a heading of its own. */
type CheckTone = 'matched' | 'close' | 'different' | 'unknown' | 'at-risk' | 'checking';

const shapes: Readonly<Record<CheckTone, { readonly ground: string; readonly sign: string }>> = {
  matched: { ground: circle(), sign: 'm7 12.5 3.5 3.5L17 8.5' },
  close: { ground: circle(), sign: 'M7 10c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0M7 14.5c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0' },
  different: { ground: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z', sign: 'm8.3 8.3 7.4 7.4m0-7.4-7.4 7.4' },
  unknown: { ground: circle(), sign: 'M9.2 9.3a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1-1.5 2.1m0 2.9v.1' },
  'at-risk': { ground: 'M12 2 23 21.5H1z', sign: 'M12 9v6m0 3v.1' },
  checking: { ground: circle(), sign: 'M7 12h.1m4.9 0h.1m4.9 0h.1' },
};

/** The heading beside it says the same in words. */
function CheckSign({ tone }: { readonly tone: CheckTone }) {
  const { ground, sign } = shapes[tone];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.sign} data-tone={tone}>
      <path d={ground} className={styles.ground} />
      <path d={sign} />
    </svg>
  );
}

function circle(): string {
  return 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z';
}

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
