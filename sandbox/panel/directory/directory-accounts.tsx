import { useState } from 'react';
import type { DirectoryAccount } from '#sandbox/control/queries/control-directory.ts';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { checkText } from './check-copy.ts';
import { CopiedNumbers } from './copied-numbers.tsx';
import { isFound } from './directory-search.ts';

/** Accounts at other banks, with the result of a check by the correct name. */
export function DirectoryAccounts({ accounts }: { readonly accounts: readonly DirectoryAccount[] }) {
  const [typed, setTyped] = useState('');
  const found = accounts.filter(({ name, bankName, sortCode, accountNumber, type, result }) =>
    isFound(typed, [name, bankName, sortCode, accountNumber, type, checkText(result)]),
  );
  return (
    <>
      <p className={styles.quiet}>Below each name is the result of a check with exactly these details.</p>
      <TextField
        label="Name, bank, number or result"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.quiet}>
        {found.length} of {accounts.length}
      </p>
      <ul className={styles.stacks}>
        {found.map(({ alias, name, type, bankName, reference, result, ...numbers }) => (
          <li key={alias} className={styles.stack}>
            <strong>{name}</strong>
            <span className={styles.quiet}>
              {type}, {bankName}
            </span>
            {reference !== null && <span className={styles.quiet}>Reference {reference}</span>}
            <span>{checkText(result)}</span>
            <CopiedNumbers name={name} {...numbers} />
          </li>
        ))}
      </ul>
    </>
  );
}
