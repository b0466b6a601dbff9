import { useRef } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { Select } from '#src/ui/fields/select.tsx';
import stack from '#src/ui/page/stack.module.css';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText, useBalanceText } from '#src/ui/text/balance-text.tsx';
import styles from './account-field.module.css';

interface AccountFieldProps {
  readonly id: string;
  readonly label: string;
  readonly accounts: readonly Account[];
  readonly chosen: Account | undefined;
  readonly error: string | undefined;
  readonly isLoading: boolean;
  /** An account is chosen once they have loaded. */
  readonly isAwaited?: boolean;
  readonly disabled?: boolean;
  /** Shown in place of the invitation to choose while nothing can be chosen. */
  readonly whyDisabled?: string;
  /** Shown where the accounts are of several entities. */
  readonly showOwners: boolean;
  readonly onChoose: (id: string) => void;
}

/** One of the customer's accounts, with its available balance once chosen. */
export function AccountField({ id, label, accounts, chosen, error, isLoading, ...field }: AccountFieldProps) {
  const { disabled = false, whyDisabled, isAwaited = false, showOwners, onChoose } = field;
  const invitation = (disabled && whyDisabled) || 'Choose an account';
  const balanceText = useBalanceText();
  const around = useRef<HTMLDivElement>(null);
  return (
    <div ref={around} id={id} data-waiting={isLoading || undefined} className={stack.closest}>
      <Select
        label={label}
        placeholder={isLoading ? 'Loading Options...' : invitation}
        choices={accounts.map((account) => ({
          id: account.id,
          title: account.title,
          detail: detailOf(account, showOwners),
          figure: account.availableBalance && balanceText(account.availableBalance, 'list'),
          mark: <SilkMark of={accountWearer(account)} />,
        }))}
        value={chosen?.id ?? ''}
        isDisabled={disabled || isLoading}
        error={error}
        onChange={onChoose}
      />
      {chosen === undefined && isLoading && isAwaited && <p className={styles.chosen} />}
      {chosen !== undefined && (
        <p className={styles.chosen}>
          <AccountNumberText sortCode={chosen.sortCode} accountNumber={chosen.accountNumber} />
          {chosen.availableBalance !== undefined && (
            <span>
              Available balance <MoneyText amount={chosen.availableBalance} place="balance" />
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function detailOf({ sortCode, accountNumber, partyName, title }: Account, showOwner: boolean): string {
  const number = `${sortCodeText(sortCode)} ${accountNumber}`;
  return showOwner && partyName !== '' && partyName !== title ? `${partyName} · ${number}` : number;
}
