import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { OrderPage } from '#src/banking/paying/order-page.tsx';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { StageTop } from '#src/banking/paying/stage-top.tsx';
import { transferPage } from '#src/features/transfers/model/transfer-url.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { MayNotTransfer, NothingToTransfer } from './no-transfers.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';
import { type Transfer, useTransfer } from './use-transfer.ts';

/** Accounts and amount are asked for on one page. */
const steps = ['Details', 'Check'] as const;

/** A transfer between the customer's own accounts, from the form to the result. */
export function TransferScreen() {
  const transfer = useTransfer();
  const { url, offered, go } = transfer;
  return (
    <OrderPage
      word="transfer"
      page={transferPage}
      order={transfer}
      hasNothingChosen={url.accountId === undefined}
      isAccountUnknown={offered.status === 'ready' && offered.offer.status === 'unknown'}
      onEnded={(receipt) => go({ accountId: undefined, isRegular: false, step: 'done', receipt }, { replace: true })}
      onAnother={() => go({ accountId: undefined, isRegular: false, step: 'form', receipt: undefined })}
    >
      <InProgress transfer={transfer} />
    </OrderPage>
  );
}

function InProgress({ transfer }: { readonly transfer: Transfer }) {
  const { offered, url, draft, from, to } = transfer;
  if (offered.status === 'ready' && offered.offer.status === 'not-permitted') {
    return <MayNotTransfer account={offered.offer.account} />;
  }
  if (offered.status === 'ready' && offered.offer.status === 'nothing') return <NothingToTransfer />;
  const { amount } = draft;
  const isOwn = url.step !== undefined;
  if (url.step === 'review' && amount !== undefined && from !== undefined && to !== undefined) {
    return (
      <>
        <StageTop word="transfer" steps={steps} current={1}>
          <StageHeading stage="review" page={transferPage} isOwn={isOwn}>
            Check your answers
          </StageHeading>
        </StageTop>
        <TransferReview transfer={transfer} from={from} to={to} amount={amount} />
      </>
    );
  }
  return (
    <>
      <StageTop word="transfer" steps={steps} current={0}>
        <StageHeading stage="form" page={transferPage} isOwn={isOwn}>
          {pageNames.transfer.title}
        </StageHeading>
      </StageTop>
      {offered.status === 'failed' ? (
        <CallFailed failed={offered} lead="We could not load your accounts, so you cannot make a transfer yet." />
      ) : (
        <TransferForm transfer={transfer} />
      )}
    </>
  );
}
