import { useEffect } from 'react';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { outcomeCopy } from '#src/banking/paying/model/result-copy.ts';
import { isOpen, type ReceiptRef } from '#src/banking/paying/model/sending.ts';
import { ReadResult } from '#src/banking/paying/result/read-result.tsx';
import { ResultStage } from '#src/banking/paying/result/result-stage.tsx';
import { UnresolvedPaymentPanel } from '#src/banking/paying/result/unresolved-payment-panel.tsx';
import { type UnresolvedNow, useUnresolved } from '#src/banking/paying/result/use-unresolved.ts';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { transferPage } from '#src/features/transfers/model/transfer-url.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { MayNotTransfer, NothingToTransfer } from './no-transfers.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';
import { type Transfer, useTransfer } from './use-transfer.ts';

const crumbs = [{ title: 'Payments', to: '/payments' }, { title: 'Internal Transfer' }] as const;

/** A transfer between the customer's own accounts, from the form to the result. */
export function TransferScreen() {
  const transfer = useTransfer();
  const { draft, url, begun, offered, go } = transfer;
  const hasResult = url.step === 'done' && isOwnResult(url.receipt, draft.result?.receipt, draft.result !== undefined);
  // A customer who leaves while the outcome is unknown is asked about that order first.
  const hasOpenOutcome = !hasResult && draft.result !== undefined && isOpen(draft.result.outcome);
  const unresolved = useUnresolved(`${begun} ${hasOpenOutcome}`);
  // Read again from the bank, unless it is the very order whose outcome is unknown.
  const receipt = !hasResult && url.step === 'done' ? url.receipt : undefined;
  const ended = unresolved.state === 'resolved' && hasNothingBegun(transfer) ? unresolved.receipt : undefined;

  // A transfer that survived a reload or a change of entity moves on to its result page.
  useEffect(() => {
    if (hasResult || ended === undefined) return;
    go({ accountId: undefined, isRegular: false, step: 'done', receipt: ended }, { replace: true });
  });

  if (receipt !== undefined && isReadable(unresolved, receipt)) {
    return (
      <Page below>
        <Breadcrumb crumbs={crumbs} />
        <ReadResult key={receipt.order.id} page={transferPage} receipt={receipt} />
      </Page>
    );
  }
  const isBlocked = !hasResult && unresolved.state !== 'none';
  if (!hasResult && !isBlocked && offered.state === 'ready' && offered.offer.state === 'unknown') {
    return <AccountUnknown />;
  }

  /** This history entry belongs to the unresolved order: a new one gets its own URL. */
  function another() {
    if (unresolved.state === 'unknown') unresolved.proceed();
    go({ accountId: undefined, isRegular: false, step: 'form', receipt: undefined });
  }

  return (
    <Page below>
      <Breadcrumb crumbs={crumbs} />
      {hasResult && <Finished transfer={transfer} />}
      {isBlocked && (
        <UnresolvedPaymentPanel
          word="transfer"
          page={transferPage}
          unresolved={isAbout(unresolved, receipt) ? { ...unresolved, proceed: another } : unresolved}
        />
      )}
      {!hasResult && !isBlocked && <InProgress transfer={transfer} />}
    </Page>
  );
}

function InProgress({ transfer }: { readonly transfer: Transfer }) {
  const { offered, url, draft, from, to } = transfer;
  if (offered.state === 'ready' && offered.offer.state === 'not-permitted') {
    return <MayNotTransfer account={offered.offer.account} />;
  }
  if (offered.state === 'ready' && offered.offer.state === 'nothing') return <NothingToTransfer />;
  const { amount } = draft;
  const isOwn = url.step !== undefined;
  if (url.step === 'review' && amount !== undefined && from !== undefined && to !== undefined) {
    return (
      <>
        <StageHeading stage="review" page={transferPage} isOwn={isOwn}>
          Check your answers
        </StageHeading>
        <TransferReview transfer={transfer} from={from} to={to} amount={amount} />
      </>
    );
  }
  return (
    <>
      <StageHeading stage="form" page={transferPage} isOwn={isOwn}>
        Internal Transfer
      </StageHeading>
      {offered.state === 'failed' ? (
        <CallFailed failed={offered} lead="We could not load your accounts, so you cannot make a transfer yet." />
      ) : (
        <TransferForm transfer={transfer} />
      )}
    </>
  );
}

function Finished({ transfer: { draft, updateDraft } }: { readonly transfer: Transfer }) {
  const { telephones } = useRuntimeConfig();
  const { result } = draft;
  if (result === undefined) return null;
  const copy = outcomeCopy(result.outcome, { ...result.payment, helpdesk: telephones.helpdesk, word: 'transfer' });
  return (
    <>
      <StageHeading stage="done" page={transferPage}>
        {copy.heading}
      </StageHeading>
      <ResultStage result={result} copy={copy} onResult={(found) => updateDraft({ type: 'finished', result: found })} />
    </>
  );
}

/** The result belongs to this very history entry: Back may lead to an earlier transfer's. */
function isOwnResult(shown: ReceiptRef | undefined, made: ReceiptRef | undefined, hasResult: boolean): boolean {
  return hasResult && shown?.order.id === made?.order.id;
}

/** A resolved order is shown on its own page, with the receipt. */
function isReadable(unresolved: UnresolvedNow, { order }: ReceiptRef): boolean {
  return unresolved.state === 'none' || (unresolved.state === 'resolved' && unresolved.receipt?.order.id === order.id);
}

/** Nothing is chosen yet, or the review here was sent or cleared. */
function hasNothingBegun({ draft, url: { step, accountId } }: Transfer): boolean {
  if (draft.isRefilled) return false;
  return step === 'review' || (step === undefined && accountId === undefined);
}

function isAbout(
  unresolved: UnresolvedNow,
  receipt: ReceiptRef | undefined,
): unresolved is Extract<UnresolvedNow, { readonly state: 'unknown' }> {
  return unresolved.state === 'unknown' && unresolved.view.at === receipt?.order.at;
}
