import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';

const columns = [
  { id: 'day', share: 1, width: 'short' },
  { id: 'title', share: 4, width: 'long' },
  { id: 'amount', share: 1, width: 'short' },
] as const;

/** The shape of the rows that are coming. What is under way is said beside it. */
export function TransactionsSkeleton() {
  return <TableSkeleton columns={columns} />;
}
