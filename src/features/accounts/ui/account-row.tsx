import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { AccountNaming } from '#src/parts/accounts/account-naming.tsx';
import type { Renaming } from '#src/parts/accounts/use-renaming.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './account-row.module.css';
import { BalanceFigure } from './balance-figure.tsx';

interface AccountRowProps {
  readonly account: Account;
  readonly canMakePayment: boolean;
  /** The account's entity, if the list has several. */
  readonly owner?: string | undefined;
  readonly renaming: Renaming;
}

export function AccountRow({ account, canMakePayment, owner, renaming }: AccountRowProps) {
  const { id, title, balance, availableBalance } = account;
  return (
    <li className={styles.row}>
      <div className={styles.name} data-edited={renaming.edited === id || undefined}>
        <AccountNaming account={account} renaming={renaming}>
          <Link to={`/accounts/${encodeURIComponent(id)}`} className={styles.title}>
            {title}
          </Link>
        </AccountNaming>
        {owner !== undefined && <p className={styles.owner}>{owner}</p>}
      </div>
      <dl className={styles.figures}>
        <BalanceFigure label="Balance" amount={balance} size="large" />
        <BalanceFigure label="Available balance" amount={availableBalance} size="small" />
      </dl>
      {canMakePayment && (
        <div className={styles.action}>
          <ButtonLink to={paymentPath(account)}>
            <span>
              {account.isInternational ? 'Request a Payment' : 'Make a Payment'}
              <HiddenText> from {title}</HiddenText>
            </span>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
