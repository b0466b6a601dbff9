import type { ReactNode } from 'react';
import { outcomeWords } from '#src/features/pay/model/result-words.ts';
import type { Stage } from '#src/features/pay/model/stage.ts';
import { AccountsSkeleton } from '#src/parts/accounts/accounts-skeleton.tsx';
import { AccountUnknown } from '#src/parts/page/account-unknown.tsx';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { Steps } from '#src/ui/text/steps.tsx';
import { AccountStage } from './choose/account-stage.tsx';
import { MayNotPay } from './choose/may-not-pay.tsx';
import styles from './pay-screen.module.css';
import { PayStage } from './pay-stage.tsx';
import { ResultStage } from './result/result-stage.tsx';
import { UnsettledPayment } from './result/unsettled-payment.tsx';
import { useUnsettled } from './result/use-unsettled.ts';
import { StageHeading } from './stage-heading.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';

const crumbs = [{ title: 'Payments', to: '/payments' }, { title: 'Make a payment' }] as const;
const steps = ['Account', 'Payee', 'Details', 'Check'] as const;

const headings = {
  0: 'From which account?',
  1: 'Who do you want to pay?',
  1.1: 'Add a new payee',
  2: 'Payment details',
  3: 'Check your answers',
} as const satisfies Record<Exclude<Stage, 4>, string>;

/** A payment, from the account it leaves to what came of it. */
export function PayScreen() {
  const wizard = useWizard();
  const { stage, draft, begun } = wizard;
  const isOver = stage === 4;
  // Whoever leaves the page of an outcome that nobody knows meets the question before anything else.
  const isInDoubt = !isOver && draft.result?.outcome.outcome === 'unknown';
  const unsettled = useUnsettled(`${begun} ${isInDoubt}`);
  if (!isOver && unsettled.state === 'none' && wizard.from?.state === 'unknown') return <AccountUnknown />;
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      {isOver && <Over wizard={wizard} />}
      {!isOver && unsettled.state !== 'none' && <UnsettledPayment unsettled={unsettled} />}
      {!isOver && unsettled.state === 'none' && <UnderWay wizard={wizard} stage={stage} />}
    </div>
  );
}

function Over({ wizard }: { readonly wizard: Wizard }) {
  const { telephones } = useRuntimeConfig();
  const { result } = wizard.draft;
  if (result === undefined) return null;
  const told = { schedule: result.payment.schedule, helpdesk: telephones.helpdesk };
  const words = outcomeWords(result.outcome, told);
  return (
    <>
      <StageHeading stage={4}>{words.heading}</StageHeading>
      <ResultStage wizard={wizard} result={result} words={words} />
    </>
  );
}

interface UnderWayProps {
  readonly wizard: Wizard;
  readonly stage: Exclude<Stage, 4>;
}

function UnderWay({ wizard, stage }: UnderWayProps) {
  const { accounts, address, from, payees } = wizard;
  if (accounts.state === 'failed') return <Before matter={<CallFailed failed={accounts} />} />;
  const isWaitingForPayee = address.toAccountId !== undefined && payees.state === 'loading';
  if (accounts.state === 'loading' || isWaitingForPayee) return <Before matter={<AccountsSkeleton />} />;
  if (from?.state === 'may-not-pay') return <MayNotPay account={from.account} />;
  return (
    <>
      <div className={styles.top}>
        <StageHeading stage={stage} isOwn={address.step !== undefined}>
          {headings[stage]}
        </StageHeading>
        <Steps label="Steps of this payment" steps={steps} current={Math.floor(stage)} />
      </div>
      {stage === 0 ? <AccountStage wizard={wizard} /> : <PayStage wizard={wizard} stage={stage} />}
    </>
  );
}

/** The page before it is known where the payment stands. */
function Before({ matter }: { readonly matter: ReactNode }) {
  return (
    <>
      <h1 className={styles.heading}>Make a payment</h1>
      {matter}
    </>
  );
}
