import type { ReactNode } from 'react';
import type { Directory } from '#sandbox/control/queries/control-directory.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Told, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { checkText } from './check-copy.ts';
import { CopiedNumbers } from './copied-numbers.tsx';
import { DirectoryAccounts } from './directory-accounts.tsx';

const askDirectory = (bank: PanelMethods) => bank.directory();

/** The accounts and sort codes of other banks, with their Confirmation of Payee results. */
export function DirectorySection() {
  const { state } = usePanel();
  const part = (name: string, show: (answer: Directory) => ReactNode) => (
    <div className={styles.boxed}>
      <Disclosure name={name}>{() => <DirectoryPart show={show} />}</Disclosure>
    </div>
  );
  return (
    <Section title="Directory">
      <p className={styles.quiet}>
        {state.switches.cop !== 'by-name'
          ? 'Every check is set to one result above, so the results below do not apply now.'
          : 'The accounts at other banks that Confirmation of Payee knows. Select a number to copy it.'}
      </p>
      {part('One to try for each result', ({ tries }) => (
        <ul className={styles.stacks}>
          {tries.map(({ result, why, accountName, accountType, reference, ...numbers }) => (
            <li key={`${result} ${accountName}`} className={styles.stack}>
              <strong>{checkText(result)}</strong>
              <span>
                {accountName}, {accountType}
              </span>
              <span className={styles.quiet}>{why}</span>
              {reference !== '' && <span className={styles.quiet}>Reference {reference}</span>}
              <CopiedNumbers name={accountName} {...numbers} />
            </li>
          ))}
        </ul>
      ))}
      {part('Accounts elsewhere', ({ accounts }) => (
        <DirectoryAccounts accounts={accounts} />
      ))}
      {part('Sort codes', ({ sortCodes }) => (
        <>
          <p className={styles.quiet}>Any other is not recognised.</p>
          <ul className={styles.stacks}>
            {sortCodes.map(({ sortCode, bankName, fastPayments, checksNames }) => (
              <li key={sortCode} className={styles.stack}>
                <CopiedNumbers name={bankName} sortCode={sortCode} />
                <span>{bankName}</span>
                {!fastPayments && <strong>Takes no fast payments</strong>}
                {!checksNames && <span className={styles.quiet}>Does not check names</span>}
              </li>
            ))}
          </ul>
        </>
      ))}
    </Section>
  );
}

/** Loaded when opened; the same in every bank. */
function DirectoryPart({ show }: { readonly show: (answer: Directory) => ReactNode }) {
  const { store } = usePanel();
  return <Told {...useLoadable(store, askDirectory, '')}>{show}</Told>;
}
