import { Suspense } from 'react';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

const Loaded = lazyScreen(async () => (await loadLeftOrders()).LeftOrders);

export function loadLeftOrders() {
  return import('#src/banking/orders/left-orders.tsx');
}

/** Payments, messages and files left unconfirmed at the end of a session. The sign-in page does not load them. */
export function LazyLeftOrders() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
