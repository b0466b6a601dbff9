import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

// Pages that show something of another feature. They meet here, because features never import each other.

const LeavingSoon = lazyScreen(() =>
  import('#src/features/instructions/ui/leaving-soon.tsx').then(
    ({ LeavingSoon: Loaded }) => Loaded,
    () => LeavingMissing,
  ),
);
const NextPayments = lazyScreen(() =>
  import('#src/features/instructions/ui/next-payments.tsx').then(
    ({ NextPayments: Loaded }) => Loaded,
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

interface WithLeaving {
  readonly leaving: ReactNode;
}

interface WithNextPayments extends WithLeaving {
  /** The next payments; what is given takes their place until they are loaded. */
  readonly renderNext: (awaited: ReactNode) => ReactNode;
}

/** What is about to leave the accounts. */
export function withNextPayments(Screen: ComponentType<WithNextPayments>) {
  return () => (
    <Screen
      leaving={<LeavingSoon isLinked={false} />}
      renderNext={(awaited) => (
        <Suspense fallback={awaited}>
          <NextPayments awaited={awaited} />
        </Suspense>
      )}
    />
  );
}

/** How much that is. */
export function withLeaving(Screen: ComponentType<WithLeaving>) {
  return () => <Screen leaving={<LeavingSoon />} />;
}
