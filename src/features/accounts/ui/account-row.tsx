import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { AccountNameEditor } from '#src/banking/accounts/account-name-editor.tsx';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { hasOverdraftIn } from '#src/features/accounts/model/overview.ts';
import { menuName, pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText, OwedText } from '#src/ui/text/balance-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { StatusText } from '#src/ui/text/status-text.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-row.module.css';
import { NewMark } from './lazy-news.ts';
import type { News } from './use-accounts-page.ts';

interface AccountRowProps {
  readonly account: Account;
  readonly canMakePayment: boolean;
  /** The account's entity, if the list has several. */
  readonly owner?: string | undefined;
  /** What to ask for to tell what is new; undefined if nothing is told. */
  readonly news: News | undefined;
  readonly renaming: Renaming;
}

export function AccountRow({ account, canMakePayment, owner, news, renaming }: AccountRowProps) {
  const { id, title, group, sortCode, accountNumber, balance, availableBalance, isClosed } = account;
  const isLending = group === 'lending';
  const isEdited = renaming.edited === id;
  const isForeign = [balance, availableBalance].some((amount) => amount !== undefined && amount.currency !== 'GBP');
  return (
    <li className={styles.row} data-edited={isEdited || undefined} data-code={isForeign || undefined}>
      <div className={styles.name}>
        {isEdited ? (
          <AccountNameEditor account={account} onClose={() => renaming.end(id)} />
        ) : (
          <Link to={`/accounts/${encodeURIComponent(id)}`} title={title} className={styles.title}>
            {title}
            <SilkMark of={accountWearer(account)} />
          </Link>
        )}
        <p className={styles.about}>
          <span>
            <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
          </span>
          {isClosed && <StatusText tone="waiting">Closed</StatusText>}
          {news !== undefined && (
            <Suspense>
              <NewMark news={news} accountId={id} />
            </Suspense>
          )}
          {owner !== undefined && <span className={styles.owner}>{owner}</span>}
        </p>
      </div>
      <dl className={styles.figures}>
        <BalanceFigure label={isLending ? 'You owe' : 'Balance'} size="large">
          {balance && (isLending ? <OwedText balance={balance} /> : <MoneyText amount={balance} place="list" />)}
        </BalanceFigure>
        {/* Nothing is available on a loan. */}
        {(!isLending || availableBalance !== undefined) && (
          <BalanceFigure label="Available balance" brief="Available" size="small">
            {availableBalance && <MoneyText amount={availableBalance} place="list" />}
            {hasOverdraftIn(account) && <OverdraftNote />}
          </BalanceFigure>
        )}
      </dl>
      <div className={styles.action}>
        {canMakePayment && (
          <ButtonLink to={paymentPath(account)}>
            <span>
              {account.isInternational ? 'Request a Payment' : menuName(pageNames.pay)}
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

/** Otherwise nobody knows how more can be available than there is. */
function OverdraftNote() {
  return useBalancesHidden() ? null : <span className={styles.includes}> includes overdraft</span>;
}

interface BalanceFigureProps {
  readonly label: string;
  /** Where there are no columns with labels above, the second figure says what it is. */
  readonly brief?: string;
  readonly size: 'large' | 'small';
  readonly children: ReactNode;
}

/** If the bank gave no figure, the list says so; it never shows zero instead. */
function BalanceFigure({ label, brief, size, children }: BalanceFigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        <HiddenText>{label}</HiddenText>
        {brief !== undefined && (
          <span aria-hidden="true" className={styles.brief}>
            {brief}
          </span>
        )}
      </dt>
      <dd className={styles[size]}>
        {children ?? (
          <span className={styles.none}>
            <span aria-hidden="true">—</span>
            <HiddenText>not given</HiddenText>
          </span>
        )}
      </dd>
    </div>
  );
}
