import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import type { Money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-picker.module.css';
import { NothingToPayFrom } from './missing-accounts.tsx';

interface AccountPickerProps {
  readonly accounts: readonly Account[];
  /** How many are shown before the customer asks for the rest. */
  readonly initially: number;
  /** The button's text; the specification capitalises it differently in each place. */
  readonly showAll: 'Show All' | 'Show all';
  readonly pathOf: (account: Account) => string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** History state for the new entry. */
  readonly state?: unknown;
  readonly chosen?: Account['id'] | undefined;
  /** The list is what a step asks the customer to act on. */
  readonly isStep?: boolean;
  /** Called as well, if more than the URL depends on the choice. */
  readonly onChoose?: ((account: Account) => void) | undefined;
}

/**
 * Accounts to pay from, each a link; the first few are shown at once. The labels of the columns stand once, above the
 * rows; each figure has its own for screen readers.
 */
export function AccountPicker({
  accounts,
  initially,
  showAll,
  pathOf,
  replace,
  state,
  chosen,
  isStep = false,
  onChoose,
}: AccountPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? accounts : accounts.slice(0, initially);

  // The pressed button is gone: the first account it added takes the focus.
  useLayoutEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[initially]?.focus();
  }, [isWhole, initially]);

  const showOwners = new Set(accounts.map(({ customerId }) => customerId)).size > 1;

  if (accounts.length === 0) return <NothingToPayFrom />;
  return (
    <div className={styles.picker}>
      <div className={styles.card} data-step={isStep || undefined}>
        <p aria-hidden="true" className={styles.head}>
          <span>Account</span>
          <span>Balance</span>
          <span>Available balance</span>
        </p>
        <ul ref={list} className={styles.accounts}>
          {shown.map((account) => (
            <li key={account.id}>
              <Link
                to={pathOf(account)}
                replace={replace ?? false}
                state={state}
                className={styles.account}
                aria-current={account.id === chosen || undefined}
                onClick={() => onChoose?.(account)}
              >
                <AccountEntry account={account} showOwner={showOwners} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {shown.length < accounts.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{showAll}</Button>
        </div>
      )}
    </div>
  );
}

interface AccountEntryProps {
  readonly account: Account;
  /** Set if the list has accounts of several entities. */
  readonly showOwner: boolean;
}

function AccountEntry({ account, showOwner }: AccountEntryProps) {
  const { title, partyName, sortCode, accountNumber, balance, availableBalance } = account;
  return (
    <>
      <span className={styles.name}>
        <span>
          <span className={styles.title}>{title}</span>
          <SilkMark of={accountWearer(account)} />
        </span>
        <span className={typography.detail}>
          <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
        </span>
        {showOwner && partyName !== title && <span className={typography.detail}>{partyName}</span>}
      </span>
      <span className={styles.figures}>
        <Figure label="Balance" amount={balance} />
        <Figure label="Available balance" amount={availableBalance} />
      </span>
    </>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: Money | undefined }) {
  return (
    <span className={styles.figure}>
      <span className={styles.label}>{label} </span>
      {amount === undefined ? <span>not given</span> : <MoneyText amount={amount} place="list" />}
    </span>
  );
}
