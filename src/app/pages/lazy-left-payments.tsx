import { Suspense } from 'react';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

const Loaded = lazyScreen(async () => (await loadLeftPayments()).LeftPayments);

export function loadLeftPayments() {
  return import('#src/parts/payments/left-payments.tsx');
}

/** Payments left unconfirmed at the end of a session. The sign-in page loads none of it. */
export function LazyLeftPayments() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
