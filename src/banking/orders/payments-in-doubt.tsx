import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { type UnresolvedView, unresolvedDismissed, useUnresolvedViews } from '#src/api/payments/unresolved-payments.ts';
import { type UnresolvedWatch, watchUnresolved } from '#src/api/payments/watch-unresolved.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { CheckText } from './check-text.tsx';
import { DoubtNotice, ResolvedNotice } from './doubt-notice.tsx';
import { noteText, openText, whatToCheck } from './payment-copy.ts';
import { useDueNotes } from './use-due-notes.ts';

/** Above every page after login: payments with an unknown outcome, and what became of them. */
export function PaymentsInDoubt() {
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
  const shown = useDueNotes(
    views.filter(({ isOfThisTab, isRequest, payment }) => {
      const isReported = isRequest ? isRequested : isPaying;
      return payment?.progress !== 'confirming' && !(isReported && (isOfThisTab || payment?.outcome !== undefined));
    }),
    ({ isOfThisTab }) => isOfThisTab,
  );
  if (shown.length === 0) return null;
  return (
    <NoticesAbove label="Payments with an unknown outcome">
      {shown.map((view) => (
        <PaymentInDoubt key={view.at} view={view} onCheck={() => watch?.checkNow(view.at)} />
      ))}
    </NoticesAbove>
  );
}

interface PaymentInDoubtProps {
  readonly view: UnresolvedView;
  readonly onCheck: () => void;
}

function PaymentInDoubt({ view, onCheck }: PaymentInDoubtProps) {
  const dispatch = useAppDispatch();
  const { telephones } = useRuntimeConfig();
  const { at, kind, result, payment } = view;
  const dismiss = () => void dispatch(unresolvedDismissed(at));
  if (result !== undefined) return <ResolvedNotice text={noteText({ at, kind, result })} onSeen={dismiss} />;
  const isLookedUp = payment !== undefined && payment.outcome === undefined;
  return (
    <DoubtNotice
      text={openText(view)}
      check={isLookedUp ? { isChecking: payment.progress === 'checking', now: onCheck } : undefined}
      dismissing={`${whatToCheck(kind)}.`}
      onDismiss={dismiss}
    >
      {isLookedUp ? (
        <p role="status">
          <CheckText {...payment} kind={kind} />
        </p>
      ) : (
        <p>
          {whatToCheck(kind)}, or call our helpdesk on <PhoneLink number={telephones.helpdesk} />.
        </p>
      )}
    </DoubtNotice>
  );
}
