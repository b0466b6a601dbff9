import { Suspense } from 'react';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

const Loaded = lazyScreen(async () => (await import('#src/banking/orders/left-orders.tsx')).LeftOrders);

/** Payments, messages and files left unconfirmed at the end of a session. Pages behind login have fetched this for then. */
export function LazyLeftOrders() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
