import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';

// Pages that show something of another feature. They meet here, because features never import each other.

const TransactionsOf = lazyScreen(
  async () => (await import('#src/features/transactions/ui/transactions-of.tsx')).TransactionsOf,
);
const OutgoingsChart = lazyChart(
  async () => (await import('#src/features/instructions/ui/outgoings-chart.tsx')).OutgoingsChart,
);
const LeavingSoon = lazyScreen(() =>
  import('#src/features/instructions/ui/leaving-soon.tsx').then(
    ({ LeavingSoon: Loaded }) => Loaded,
    () => LeavingMissing,
  ),
);

function LeavingMissing() {
  return <p>Scheduled payments could not be loaded. Please reload the page to see them.</p>;
}

export function withTransactions(Screen: ComponentType<{ renderTransactions: (accountId: AccountId) => ReactNode }>) {
  return () => <Screen renderTransactions={(accountId) => <TransactionsOf accountId={accountId} />} />;
}

/** What is about to leave the accounts. */
export function withOutgoings(Screen: ComponentType<{ outgoings: ReactNode }>) {
  const outgoings = (
    <Suspense fallback={<ChartAwaited size="chart" />}>
      <OutgoingsChart />
    </Suspense>
  );
  return () => <Screen outgoings={outgoings} />;
}

/** How much that is. */
export function withLeaving(Screen: ComponentType<{ leaving: ReactNode }>) {
  return () => <Screen leaving={<LeavingSoon />} />;
}
