import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';

// Pages that show something of another feature. They meet here, because features never import each other.

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
  return <p>Upcoming payments could not be loaded. Please reload the page to see them.</p>;
}

interface OfAccount {
  readonly account: Account;
}

interface WithTransactions {
  readonly renderTransactions: (account: Account | undefined) => ReactNode;
  readonly renderBalanceLine: (account: Account) => ReactNode;
}

/** An account and its transactions load together, so that nothing moves when the second come. */
export function withTransactions(
  Screen: ComponentType<WithTransactions>,
  TransactionsOf: ComponentType<{ readonly account: Account | undefined }>,
  BalanceLine: ComponentType<OfAccount>,
) {
  return () => (
    <Screen
      renderTransactions={(account) => <TransactionsOf account={account} />}
      renderBalanceLine={(account) => <BalanceLine account={account} />}
    />
  );
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
