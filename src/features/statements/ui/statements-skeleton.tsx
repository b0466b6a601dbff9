import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';

const columns = [
  { id: 'account', share: 42, width: 'medium' },
  { id: 'file', share: 42, width: 'long' },
  { id: 'date', share: 16, width: 'short' },
] as const;

export function StatementsSkeleton() {
  return <TableSkeleton columns={columns} />;
}
