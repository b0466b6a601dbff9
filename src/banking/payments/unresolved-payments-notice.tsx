import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { PaymentKind } from '#src/api/payments/payment-outcome.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { type UnresolvedView, unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useUnresolvedViews } from '#src/api/payments/use-unresolved-views.ts';
import { type UnresolvedWatch, watchUnresolved } from '#src/api/payments/watch-unresolved.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { anyFieldsOf } from '#src/api/wire/wire.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { secondText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { noteText, openingOf, whatToCheck } from './unresolved-copy.ts';

/** A payment being confirmed in another tab gets this long to finish before it is reported here. */
const briefMs = 5_000;

/** Above every page after login: unresolved payments, and how they were resolved. */
export function UnresolvedPayments() {
  const views = useUnresolvedViews();
  const known = useAppSelector(selectUnresolved);
  const [watch, setWatch] = useState<UnresolvedWatch>();
  const dispatch = useAppDispatch();
  const { pathname, state } = useLocation();

  // Watches the bank and other tabs, which are outside React.
  useEffect(() => {
    const started = dispatch(watchUnresolved());
    setWatch(started);
    return () => started.stop();
  }, [dispatch]);

  // A payment made on this page may have become unresolved.
  useEffect(() => {
    if (known !== undefined) watch?.look();
  }, [watch, known]);

  // The payment pages report this tab's payments themselves, in more detail; a result page its request.
  const isPaying = /^\/payments\/(make|from|transfer-money)\b/.test(pathname);
  const isRequested = /^\/payments\/request-/.test(pathname) && anyFieldsOf(state).requesting === 'done';
  const shown = useDueViews(
    views.filter(({ isOfThisTab, isRequest, payment }) => {
      const isReported = isRequest ? isRequested : isPaying;
      return payment?.progress !== 'confirming' && !(isReported && (isOfThisTab || payment?.outcome !== undefined));
    }),
  );
  if (shown.length === 0) return null;
  return (
    <NoticesAbove label="Payments with an unknown outcome">
      {shown.map((view) => (
        <UnresolvedPaymentNotice key={view.at} view={view} onCheck={() => watch?.checkNow(view.at)} />
      ))}
    </NoticesAbove>
  );
}

interface NoticeProps {
  readonly view: UnresolvedView;
  readonly onCheck: () => void;
}

function UnresolvedPaymentNotice({ view, onCheck }: NoticeProps) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const { at, kind, result, payment } = view;
  const dismiss = () => void dispatch(unresolvedDismissed(at));
  if (result !== undefined) {
    return (
      <Notice tone="warning">
        <p>{noteText({ at, kind, result })}</p>
        <Button onClick={dismiss}>OK</Button>
      </Notice>
    );
  }
  const isChecking = payment?.progress === 'checking';
  return (
    <Notice tone="warning">
      <div>
        <p>{openText(view)}</p>
        <WhatNow view={view} />
      </div>
      <ButtonRow narrow="same">
        {payment !== undefined && payment.outcome === undefined && (
          <Button busy={isChecking} onClick={onCheck}>
            Check now
          </Button>
        )}
        <Button onClick={() => setAsked(true)}>Dismiss</Button>
      </ButtonRow>
      {isAsked && (
        <Dialog
          title="Dismiss this reminder?"
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Keep it</Button>
              <Button look="main" onClick={dismiss}>
                Dismiss
              </Button>
            </>
          }
        >
          {`${whatToCheck(kind)}.`}
        </Dialog>
      )}
    </Notice>
  );
}

function WhatNow({ view }: { readonly view: UnresolvedView }) {
  const { telephones } = useRuntimeConfig();
  const { payment } = view;
  if (payment === undefined || payment.outcome !== undefined) {
    return (
      <p>
        {whatToCheck(view.kind)}, or call our helpdesk on <PhoneLink number={telephones.helpdesk} />.
      </p>
    );
  }
  return <p role="status">{checkText(payment, view.kind)}</p>;
}

/** What is being done to resolve it, and when. */
export function checkText(
  { progress, nextCheckAt }: NonNullable<UnresolvedView['payment']>,
  kind: PaymentKind,
): string {
  const open = openingOf(kind);
  if (progress === 'checking') return `${open} We are asking the bank now.`;
  if (nextCheckAt === undefined) return `${open} We will ask the bank again.`;
  return `${open} We will ask the bank again at ${secondText(nextCheckAt)}.`;
}

/** With the amount, if known. */
export function openText(view: UnresolvedView): string {
  const { at, kind, payment } = view;
  const amount = payment?.details.amount;
  return noteText({ at, kind }, amount && moneyText(amount));
}

/** Other tabs' payments, once their time to finish is over. */
function useDueViews(views: readonly UnresolvedView[]): readonly UnresolvedView[] {
  const [, setLookedAt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFresh = ({ at, isOfThisTab, result }: UnresolvedView) =>
    !isOfThisTab && result === undefined && msLeft(at) > 0;
  const waitMs = Math.max(0, ...views.filter(isFresh).map(({ at }) => msLeft(at)));
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    if (waitMs === 0) return;
    timer.current = setTimeout(() => setLookedAt(clock.wallNowMs()), waitMs);
    return () => clearTimeout(timer.current);
  }, [waitMs]);
  return views.filter((view) => !isFresh(view));
}

function msLeft(at: Instant): number {
  const passedMs = epochMsOf(clock.businessNow()) - epochMsOf(at);
  return passedMs >= 0 && passedMs < briefMs ? briefMs - passedMs : 0;
}
