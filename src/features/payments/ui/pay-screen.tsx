import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
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
import type { Stage } from '#src/features/payments/model/stage.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { Steps } from '#src/ui/text/steps.tsx';
import { AccountStage } from './choose/account-stage.tsx';
import { MayNotPay } from './choose/may-not-pay.tsx';
import styles from './pay-screen.module.css';
import { PayStage } from './pay-stage.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';

/** Changing the account to pay from does not start a new page. */
const page = '/payments/make';
const crumbs = [{ title: 'Payments', to: '/payments' }, { title: 'Make a payment' }] as const;
const steps = ['Account', 'Payee', 'Details', 'Check'] as const;

const headings = {
  0: 'From which account?',
  1: 'Who do you want to pay?',
  1.1: 'Add a new payee',
  2: 'Payment details',
  3: 'Check your answers',
} as const satisfies Record<Exclude<Stage, 4>, string>;

/** A payment, from choosing the account to the result. */
export function PayScreen() {
  const wizard = useWizard();
  const { stage, draft, begun, url } = wizard;
  const hasResult = stage === 4;
  // A customer who leaves while the outcome is unknown is asked about that payment first.
  const hasOpenOutcome = !hasResult && draft.result !== undefined && isOpen(draft.result.outcome);
  const unresolved = useUnresolved(`${begun} ${hasOpenOutcome}`);
  // Read again from the bank, unless it is the very payment whose outcome is unknown.
  const receipt = !hasResult && url.step === 'done' ? url.receipt : undefined;
  const ended = unresolved.state === 'resolved' && hasNothingBegun(wizard) ? unresolved.receipt : undefined;

  // A payment that survived a reload or a change of entity moves on to its result page.
  useEffect(() => {
    if (hasResult || ended === undefined) return;
    wizard.go({ accountId: undefined, toAccountId: undefined, step: 'done', receipt: ended }, { replace: true });
  });

  if (receipt !== undefined && isReadable(unresolved, receipt)) {
    return (
      <Page below>
        <Breadcrumb crumbs={crumbs} />
        <ReadResult key={receipt.order.id} page={page} receipt={receipt} />
      </Page>
    );
  }
  if (!hasResult && unresolved.state === 'none' && wizard.from?.state === 'unknown') return <AccountUnknown />;

  /** This history entry belongs to the unresolved payment: a new one gets its own URL. */
  function another() {
    if (unresolved.state === 'unknown') unresolved.proceed();
    wizard.go({ accountId: undefined, step: 'choosing', receipt: undefined });
  }

  return (
    <Page below>
      <Breadcrumb crumbs={crumbs} />
      {hasResult && <Finished wizard={wizard} />}
      {!hasResult && unresolved.state !== 'none' && (
        <UnresolvedPaymentPanel
          word="payment"
          page={page}
          unresolved={isAbout(unresolved, receipt) ? { ...unresolved, proceed: another } : unresolved}
        />
      )}
      {!hasResult && unresolved.state === 'none' && <InProgress wizard={wizard} stage={stage} />}
    </Page>
  );
}

function Finished({ wizard }: { readonly wizard: Wizard }) {
  const { telephones } = useRuntimeConfig();
  const { result } = wizard.draft;
  if (result === undefined) return null;
  const copy = outcomeCopy(result.outcome, { ...result.payment, helpdesk: telephones.helpdesk });
  return (
    <>
      <StageHeading stage={4} page={page}>
        {copy.heading}
      </StageHeading>
      <ResultStage
        result={result}
        copy={copy}
        onResult={(found) => wizard.updateDraft({ type: 'finished', result: found })}
      />
    </>
  );
}

/** A resolved payment is shown on its own page, with the receipt. */
function isReadable(unresolved: UnresolvedNow, { order }: ReceiptRef): boolean {
  return unresolved.state === 'none' || (unresolved.state === 'resolved' && unresolved.receipt?.order.id === order.id);
}

/** Nothing is chosen yet, or the review here was sent or cleared. */
function hasNothingBegun({ draft, url: { step, accountId, toAccountId } }: Wizard): boolean {
  if (draft.isRefilled) return false;
  return step === 'review' || (step === undefined && accountId === undefined && toAccountId === undefined);
}

function isAbout(
  unresolved: UnresolvedNow,
  receipt: ReceiptRef | undefined,
): unresolved is Extract<UnresolvedNow, { readonly state: 'unknown' }> {
  return unresolved.state === 'unknown' && unresolved.view.at === receipt?.order.at;
}

interface InProgressProps {
  readonly wizard: Wizard;
  readonly stage: Exclude<Stage, 4>;
}

function InProgress({ wizard, stage }: InProgressProps) {
  const { pathname } = useLocation();
  const { accounts, url, from, payees } = wizard;
  if (accounts.state === 'failed') return <BeforeWizard matter={<CallFailed failed={accounts} />} />;
  const isWaitingForPayee = url.toAccountId !== undefined && payees.state === 'loading';
  if (accounts.state === 'loading' || isWaitingForPayee) return <BeforeWizard matter={<AccountsSkeleton />} />;
  if (from?.state === 'may-not-pay') return <MayNotPay account={from.account} />;
  return (
    <>
      <div className={styles.top}>
        <StageHeading stage={stage} page={stage === 0 ? pathname : page} isOwn={url.step !== undefined}>
          {headings[stage]}
        </StageHeading>
        <Steps label="Steps of this payment" steps={steps} current={Math.floor(stage)} />
      </div>
      {stage === 0 ? <AccountStage wizard={wizard} /> : <PayStage wizard={wizard} stage={stage} />}
    </>
  );
}

/** Shown until the payment's progress is known. */
function BeforeWizard({ matter }: { readonly matter: ReactNode }) {
  return (
    <>
      <h1 className={styles.heading}>Make a payment</h1>
      {matter}
    </>
  );
}
