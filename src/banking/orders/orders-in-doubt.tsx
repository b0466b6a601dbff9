import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isMarked, readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import { LeftPayees } from '#src/banking/payees/left-payees.tsx';
import { PaymentsInDoubt } from './payments-in-doubt.tsx';

const RequestsInDoubt = lazy(async () => ({ default: (await import('./requests-in-doubt.tsx')).RequestsInDoubt }));

/** Above every page after login: what was sent and whose outcome is unknown, or was found. */
export function OrdersInDoubt() {
  // What looks them up is loaded only when there is something to look up.
  const isAny = useSyncExternalStore(watchNotes, () => readNotes().some(isMarked));
  return (
    <>
      <PaymentsInDoubt />
      <LeftPayees />
      <Suspense>{isAny && <RequestsInDoubt />}</Suspense>
    </>
  );
}
