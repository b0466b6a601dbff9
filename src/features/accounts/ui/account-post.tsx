import { useGetAccountAddressQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { addressText } from '#src/features/accounts/model/address-text.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-post.module.css';

export function AccountPost({ accountId }: { readonly accountId: AccountId }) {
  const party = useAppSelector(selectActiveParty);
  const answer = useGetAccountAddressQuery({ party, accountId });
  const failed = failedCalls([answer]);
  if (failed !== undefined) {
    return (
      <div className={styles.failed}>
        <CallFailed failed={failed} lead="The address could not be loaded." tone="quiet" />
      </div>
    );
  }
  return (
    <dl aria-busy={answer.currentData === undefined || undefined} className={styles.post}>
      <dt className={typography.quiet}>Address</dt>
      <dd>
        {answer.currentData === undefined ? (
          <span className={styles.waiting}>
            <Skeleton width="long" />
          </span>
        ) : (
          addressText(answer.currentData)
        )}
      </dd>
    </dl>
  );
}
