import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMarked, isOfPayment, readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { LeftPayees } from '#src/banking/payees/left-payees.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

const hasPayment = () => readNotes().some(isOfPayment) || readRefs().length > 0;
const hasRequest = () => readNotes().some(isMarked);

/** Above every page after login: what was sent and whose outcome is unknown, or was found. */
export function OrdersInDoubt() {
  const isPaymentLeft = useSyncExternalStore(watchNotes, hasPayment);
  const isRequestLeft = useSyncExternalStore(watchNotes, hasRequest);
  const isAny = isPaymentLeft || isRequestLeft;
  const parts = useParts(isAny);
  return (
    <>
      {isPaymentLeft && parts !== undefined && parts !== 'missing' && <parts.PaymentsInDoubt />}
      {isRequestLeft && parts !== undefined && parts !== 'missing' && <parts.RequestsInDoubt />}
      {isAny && parts === 'missing' && <PartsMissing />}
      <LeftPayees />
    </>
  );
}

/** What looks orders up, and what tells of them once the session is over and the connection may be gone. */
async function loadParts() {
  const [{ PaymentsInDoubt }, { RequestsInDoubt }] = await Promise.all([
    import('./payments-in-doubt.tsx'),
    import('./requests-in-doubt.tsx'),
    import('./left-orders.tsx'),
  ]);
  return { PaymentsInDoubt, RequestsInDoubt };
}

const prefetchMs = 2_000;
const retryMs = 5_000;

/** They load at once where there is an order, and otherwise after the page, so that they are there before one is sent. */
function useParts(areNeeded: boolean): Awaited<ReturnType<typeof loadParts>> | 'missing' | undefined {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | 'missing'>();
  const isMissing = parts === 'missing';
  const isLoaded = parts !== undefined && !isMissing;
  useEffect(() => {
    if (isLoaded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void loadParts().then(
        (loaded) => {
          if (!isOver) setParts(loaded);
        },
        () => {
          if (isOver) return;
          setParts('missing');
          timer = setTimeout(load, retryMs);
        },
      );
    if (areNeeded) load();
    else timer = setTimeout(load, isMissing ? retryMs : prefetchMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [areNeeded, isLoaded, isMissing]);
  return parts;
}

/** The connection failed before what looks orders up had loaded. */
function PartsMissing() {
  const { helpdesk } = useRuntimeConfig().telephones;
  return (
    <NoticesAbove label="Orders with an unknown outcome">
      <Notice tone="warning">
        <p>
          We do not yet know the outcome of something you sent, and cannot look it up until you are online again. Please
          do not send it again yet. If it is urgent, call our helpdesk on <PhoneLink number={helpdesk} />.
        </p>
      </Notice>
    </NoticesAbove>
  );
}
