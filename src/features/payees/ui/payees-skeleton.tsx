import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import styles from './payees-skeleton.module.css';

const columns = [
  { id: 'name', share: 45, width: 'long' },
  { id: 'account', share: 35, width: 'medium' },
  { id: 'actions', share: 20, width: 'short' },
] as const;

export function PayeesSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={styles.filters} />
      <Waiting tall text="Your payees are loading">
        <TableSkeleton columns={columns} />
      </Waiting>
    </>
  );
}
