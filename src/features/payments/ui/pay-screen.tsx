import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { OrderPage } from '#src/banking/paying/order-page.tsx';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import type { Stage } from '#src/features/payments/model/stage.ts';
import { Steps } from '#src/ui/text/steps.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AccountStage } from './choose/account-stage.tsx';
import { MayNotPay } from './choose/may-not-pay.tsx';
import styles from './pay-screen.module.css';
import { PayStage } from './pay-stage.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';

const page = '/payments/make';
const steps = ['Account', 'Payee', 'Details', 'Check'] as const;

const headings = {
  0: 'From which account?',
  1: 'Who do you want to pay?',
  1.1: 'Add a new payee',
  2: 'Payment details',
  3: 'Check your answers',
} as const satisfies Record<Stage, string>;

/** A payment, from choosing the account to the result. */
export function PayScreen() {
  const wizard = useWizard();
  const { url, from, go } = wizard;
  return (
    <OrderPage
      word="payment"
      page={page}
      order={wizard}
      hasNothingChosen={url.accountId === undefined && url.toAccountId === undefined}
      isAccountUnknown={from?.state === 'unknown'}
      onEnded={(receipt) =>
        go({ accountId: undefined, toAccountId: undefined, step: 'done', receipt }, { replace: true })
      }
      onAnother={() => go({ accountId: undefined, step: 'choosing', receipt: undefined })}
    >
      <InProgress wizard={wizard} />
    </OrderPage>
  );
}

function InProgress({ wizard }: { readonly wizard: Wizard }) {
  const { pathname } = useLocation();
  const { accounts, url, from, payees, stage } = wizard;
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
      <h1 className={typography.largest}>Make a payment</h1>
      {matter}
    </>
  );
}
