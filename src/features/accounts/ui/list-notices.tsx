import { Link } from 'react-router-dom';
import type { PendingApprovals } from '#src/api/approvals/approvals.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { waitingCopy } from '#src/features/accounts/model/waiting-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './list-notices.module.css';

export function PendingAuthorisations({ pending }: { readonly pending: PendingApprovals }) {
  const isOne = pending.total === 1;
  return (
    <Notice>
      <p>
        <strong>{waitingCopy(pending)}</strong> {isOne ? 'is' : 'are'} awaiting your authorisation.
      </p>
      <Link to="/settings/authorisations" className={styles.link}>
        Review {isOne ? 'it' : 'them'}
      </Link>
    </Notice>
  );
}

export function LendingNotice() {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        Loan and mortgage balances show what you owe. To repay early, or to discuss your loan or mortgage, call{' '}
        <PhoneLink number={telephones.privateBank} />.
      </p>
    </Notice>
  );
}
