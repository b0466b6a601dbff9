import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { accountLinks } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { expectedLinks } from '#src/features/accounts/model/expected-links.ts';
import { linkTasks, useGrants } from '#src/parts/entities/use-grants.ts';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import styles from './account-card.module.css';
import { AccountFigures } from './account-figures.tsx';
import { AccountActions, QuickLinks } from './account-links.tsx';
import { AccountPost } from './account-post.tsx';
import { WithdrawByTelephone } from './withdraw-by-telephone.tsx';

/** Bonds and loans have no payment links, so no grants are asked for. */
const noTasks = [] as const;

/** The balance, the actions and the correspondence address, each from its own calls. */
export function AccountCard({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const hasLinks = isDemandDeposit(account.kind);
  const { grants, areLoaded, failed } = useGrants(party, hasLinks ? linkTasks : noTasks);
  const links = areLoaded ? accountLinks(account, grants) : expectedLinks(account);

  return (
    <section aria-label="Account details" className={styles.card}>
      <AccountFigures account={account}>
        {hasLinks && <AccountActions links={links} waiting={!areLoaded} />}
      </AccountFigures>
      {account.kind === 'NT' && <WithdrawByTelephone />}
      {failed !== undefined && (
        <CallFailed failed={failed} lead="Some of the links for this account could not be loaded." tone="quiet" />
      )}
      <div className={styles.foot}>
        {hasLinks && <QuickLinks links={links} waiting={!areLoaded} />}
        <AccountPost accountId={account.id} />
      </div>
    </section>
  );
}
