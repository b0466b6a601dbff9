import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import postStyles from './post-tools.module.css';
import styles from './waiting-count.module.css';

/** How many items await the authorisation of a customer who may give it. */
export function WaitingCount() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions } = useListPermissionsQuery({ party });
  const isApprover = functions?.includes('approver') ?? false;
  const { currentData } = useCountPendingApprovalsQuery({ party }, { skip: !isApprover });
  const total = currentData?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className={`${postStyles.count} ${styles.count}`}>
      {total}
      <HiddenText> awaiting your authorisation</HiddenText>
    </span>
  );
}
