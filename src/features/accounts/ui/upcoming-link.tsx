import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';

/** What is set up to leave the account. */
export function UpcomingLink({ account: { id, kind } }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useListPermissionsQuery({ party });
  if (!isDemandDeposit(kind) || !currentData?.includes('paymentsFuture')) return null;
  return (
    <p>
      <Link to={`/payments/upcoming?account=${encodeURIComponent(id)}`}>
        Standing orders, direct debits and future payments
      </Link>
    </p>
  );
}
