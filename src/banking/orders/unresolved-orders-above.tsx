import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readOrderNotes, watchOrderNotes } from '#src/api/orders/order-notes.ts';

const UnresolvedOrders = lazy(async () => ({
  default: (await import('./unresolved-orders.tsx')).UnresolvedOrders,
}));

/** Loads the reminders only when there is something to be reminded of. */
export function UnresolvedOrdersAbove() {
  const isAny = useSyncExternalStore(watchOrderNotes, () => readOrderNotes().length > 0);
  return <Suspense>{isAny && <UnresolvedOrders />}</Suspense>;
}
