import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { waysOfRow } from '#src/features/accounts/model/account-ways.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-menu.module.css';

const tasks = ['PC_F_SELF', 'CH_I_ST'] as const;

/** What can be done with the account, in the open menu of its row. The bank is asked once the menu opens. */
export function AccountWays({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const { grants, areLoaded } = useGrants(party, tasks);
  const ways = waysOfRow(account, areLoaded ? grants : undefined);
  if (ways.length === 0) return null;
  return (
    <div aria-busy={!areLoaded || undefined} className={styles.ways}>
      {ways.map(({ id, label, to }) =>
        areLoaded ? (
          <Link key={id} to={to} className={styles.item}>
            <span>
              {label}
              <HiddenText> for {account.title}</HiddenText>
            </span>
          </Link>
        ) : (
          <span key={id} className={styles.item}>
            <Skeleton width="medium" />
          </span>
        ),
      )}
    </div>
  );
}
