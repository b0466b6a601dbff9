import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { AccountNameEditor } from '#src/banking/accounts/account-name-editor.tsx';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import type { Money } from '#src/kernel/money.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-row.module.css';

interface AccountRowProps {
  readonly account: Account;
  readonly canMakePayment: boolean;
  /** The account's entity, if the list has several. */
  readonly owner?: string | undefined;
  readonly renaming: Renaming;
}

export function AccountRow({ account, canMakePayment, owner, renaming }: AccountRowProps) {
  const { id, title, sortCode, accountNumber, balance, availableBalance } = account;
  const isEdited = renaming.edited === id;
  return (
    <li className={styles.row} data-edited={isEdited || undefined}>
      <div className={styles.name}>
        {isEdited ? (
          <AccountNameEditor account={account} onClose={() => renaming.end(id)} />
        ) : (
          <Link to={`/accounts/${encodeURIComponent(id)}`} title={title} className={styles.title}>
            {title}
          </Link>
        )}
        <p className={styles.about}>
          <span>
            <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
          </span>
          {owner !== undefined && <span className={styles.owner}>{owner}</span>}
        </p>
      </div>
      <dl className={styles.figures}>
        <BalanceFigure label="Balance" amount={balance} size="large" />
        <BalanceFigure label="Available balance" amount={availableBalance} size="small" />
      </dl>
      <div className={styles.action}>
        {canMakePayment && (
          <ButtonLink to={paymentPath(account)}>
            <span>
              {account.isInternational ? 'Request a Payment' : 'Make a Payment'}
              <HiddenText> from {title}</HiddenText>
            </span>
          </ButtonLink>
        )}
      </div>
      <div className={styles.menu}>
        <AccountMenu account={account} renaming={renaming} />
      </div>
    </li>
  );
}

interface BalanceFigureProps {
  readonly label: string;
  readonly amount: Money | undefined;
  readonly size: 'large' | 'small';
}

/** If the bank gave no figure, the list says so; it never shows zero instead. */
function BalanceFigure({ label, amount, size }: BalanceFigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        {/* Its column has a label above the rows; where there are no columns, the second figure says what it is. */}
        <HiddenText>{label}</HiddenText>
        {size === 'small' && (
          <span aria-hidden="true" className={styles.brief}>
            Available
          </span>
        )}
      </dt>
      <dd className={styles[size]}>
        {amount === undefined ? (
          <span className={styles.none}>
            <span aria-hidden="true">—</span>
            <HiddenText>not given</HiddenText>
          </span>
        ) : (
          <MoneyText amount={amount} place="list" />
        )}
      </dd>
    </div>
  );
}
