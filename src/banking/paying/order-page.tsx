import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import type { OrderDraft, OrderNoun, OrderUrl, PaymentResult } from './model/payment-result.ts';
import { outcomeCopy } from './model/result-copy.ts';
import { isOpen, type ReceiptRef } from './model/sending.ts';
import { ReadResult } from './result/read-result.tsx';
import { ResultStage } from './result/result-stage.tsx';
import { UnresolvedPaymentPanel } from './result/unresolved-payment-panel.tsx';
import { type UnresolvedNow, useUnresolved } from './result/use-unresolved.ts';
import { StageHeading } from './stage-heading.tsx';
import type { OrderEvent } from './use-order-in-progress.ts';

interface OrderPageProps {
  readonly word: OrderNoun;
  /** Its path. Changing the account does not start a new page. */
  readonly page: string;
  readonly order: {
    readonly url: OrderUrl;
    readonly draft: OrderDraft;
    readonly begun: string;
    readonly isFinished: boolean;
    readonly updateDraft: (event: OrderEvent) => void;
  };
  /** Nothing is chosen yet. */
  readonly hasNothingChosen: boolean;
  /** The account in the URL is none of the customer's. */
  readonly isAccountUnknown: boolean;
  /** Moves on to the result of an order that survived a reload or a change of entity. */
  readonly onEnded: (receipt: ReceiptRef) => void;
  /** Begins a new order at a history entry of its own. */
  readonly onAnother: () => void;
  /** The order while it is being made. */
  readonly children: ReactNode;
}

/**
 * The page of a payment or transfer. An order whose outcome is unknown comes first, then the result, which is read again
 * after a reload, and else the order in progress.
 */
export function OrderPage({ word, page, order, isAccountUnknown, ...props }: OrderPageProps) {
  const { url, draft, begun, isFinished } = order;
  const { result } = draft;
  // A customer who leaves while the outcome is unknown is asked about that order first.
  const hasOpenOutcome = !isFinished && result !== undefined && isOpen(result.outcome);
  const unresolved = useUnresolved(`${begun} ${hasOpenOutcome}`);
  // Read again from the bank, unless it is the very order whose outcome is unknown.
  const receipt = !isFinished && url.step === 'done' ? url.receipt : undefined;
  const isUnbegun = url.step === 'review' || (url.step === undefined && props.hasNothingChosen);
  const ended = !isFinished && isUnbegun && unresolved.status === 'resolved' ? unresolved.receipt : undefined;
  const endedId = ended?.order.id;

  const moveOn = useEffectEvent(() => ended && props.onEnded(ended));
  useEffect(() => {
    if (endedId !== undefined) moveOn();
  }, [endedId]);

  const isRead = receipt !== undefined && isReadable(unresolved, receipt);
  const isBlocked = !isFinished && unresolved.status !== 'none';
  if (!isFinished && !isRead && !isBlocked && isAccountUnknown) return <AccountUnknown />;

  /** This history entry belongs to the unresolved order: a new one gets its own URL. */
  function another() {
    if (unresolved.status === 'unknown') unresolved.proceed();
    props.onAnother();
  }

  return (
    <Page below>
      <WayBack />
      {isRead && <ReadResult key={receipt.order.id} page={page} receipt={receipt} />}
      {!isRead && isFinished && result !== undefined && (
        <Finished word={word} page={page} result={result} order={order} />
      )}
      {!isRead && isBlocked && (
        <UnresolvedPaymentPanel
          word={word}
          page={page}
          unresolved={isAbout(unresolved, receipt) ? { ...unresolved, proceed: another } : unresolved}
        />
      )}
      {!isRead && !isFinished && !isBlocked && props.children}
    </Page>
  );
}

interface FinishedProps extends Pick<OrderPageProps, 'word' | 'page' | 'order'> {
  readonly result: PaymentResult;
}

function Finished({ word, page, result, order }: FinishedProps) {
  const { telephones } = useRuntimeConfig();
  const copy = outcomeCopy(result.outcome, { ...result.payment, helpdesk: telephones.helpdesk, word });
  return (
    <>
      <StageHeading stage="done" page={page}>
        {copy.heading}
      </StageHeading>
      <ResultStage
        result={result}
        copy={copy}
        onResult={(found) => order.updateDraft({ type: 'finished', result: found })}
      />
    </>
  );
}

/** A resolved order is shown on its own page, with the receipt. */
function isReadable(unresolved: UnresolvedNow, { order }: ReceiptRef): boolean {
  return (
    unresolved.status === 'none' || (unresolved.status === 'resolved' && unresolved.receipt?.order.id === order.id)
  );
}

function isAbout(
  unresolved: UnresolvedNow,
  receipt: ReceiptRef | undefined,
): unresolved is Extract<UnresolvedNow, { readonly status: 'unknown' }> {
  return unresolved.status === 'unknown' && unresolved.view.at === receipt?.order.at;
}
