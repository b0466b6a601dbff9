import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';

const columns = [
  { id: 'day', share: 1, width: 'short' },
  { id: 'title', share: 4, width: 'long' },
  { id: 'amount', share: 1, width: 'short' },
] as const;

export function TransactionsSkeleton() {
  return <TableSkeleton columns={columns} />;
}
