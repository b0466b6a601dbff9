import { useCountPendingApprovalsQuery } from '#src/api/approvals.ts';
import { shownError } from '#src/api/bank-error.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { useTrouble } from '#src/parts/trouble.tsx';
import { PendingAuthorisations } from './list-notices.tsx';
import styles from './pending-strip.module.css';

/** For approvers only. Keeps its place while the bank counts, so that the list below does not jump. */
export function PendingStrip({ party }: { readonly party: PartyId | false }) {
  const { currentData: pending, error } = useCountPendingApprovalsQuery({ party });
  useTrouble(shownError(error));

  if (pending === undefined) return error === undefined ? <div className={styles.place} /> : null;
  return pending.total > 0 ? <PendingAuthorisations pending={pending} /> : null;
}
