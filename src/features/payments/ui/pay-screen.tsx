import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { AccountPicker } from '#src/banking/accounts/account-picker.tsx';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { OrderPage } from '#src/banking/paying/order-page.tsx';
import { StageButtons, StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { StageTop } from '#src/banking/paying/stage-top.tsx';
import { BesideSummary } from '#src/banking/paying/summary/order-summary.tsx';
import { offeredAccounts } from '#src/features/payments/model/offered-accounts.ts';
import type { Stage } from '#src/features/payments/model/stage.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import { NoRegularPayments } from './choose/no-regular-payments.tsx';
import { PayStage } from './pay-stage.tsx';
import { PaymentSummary } from './payment-summary.tsx';
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
      isAccountUnknown={from?.status === 'unknown'}
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
  if (accounts.status === 'failed') return <BeforeWizard matter={<CallFailed failed={accounts} />} />;
  const isWaitingForPayee = url.toAccountId !== undefined && payees.status === 'loading';
  if (accounts.status === 'loading' || isWaitingForPayee) return <BeforeWizard matter={<AccountsSkeleton />} />;
  if (from?.status === 'may-not-pay') return <MayNotPay account={from.account} />;
  return (
    <>
      <StageTop word="payment" steps={steps} current={Math.floor(stage)}>
        <StageHeading stage={stage} page={stage === 0 ? pathname : page} isOwn={url.step !== undefined}>
          {headings[stage]}
        </StageHeading>
      </StageTop>
      {stage === 0 ? <AccountStage wizard={wizard} /> : <PayStage wizard={wizard} stage={stage} />}
    </>
  );
}

/** Shown until the payment's progress is known. */
function BeforeWizard({ matter }: { readonly matter: ReactNode }) {
  return (
    <>
      <h1 className={typography.largest}>{pageNames.pay.title}</h1>
      {matter}
    </>
  );
}

/** Shown when the chosen account cannot make payments. */
function MayNotPay({ account }: { readonly account: Account }) {
  return (
    <PlainPage heading={pageNames.pay.title}>
      <p>Sorry, this account is unable to make payments.</p>
      <p>You chose {account.title}. Please pay from another account.</p>
      {account.isInternational && (
        <p>
          Payments from it are made on request: <Link to={paymentPath(account)}>request an international payment</Link>.
        </p>
      )}
      <ButtonLink look="main" to="/payments/make">
        Choose another account
      </ButtonLink>
    </PlainPage>
  );
}

const shownFirst = 3;

/** Offers GBP accounts only; for a regular payment, only accounts that can make one. A chosen payee stays in sight. */
function AccountStage({ wizard }: { readonly wizard: Wizard }) {
  const { accounts, url, draft, isPossiblePayer } = wizard;
  if (accounts.status !== 'ready') return null;
  const { isRegular } = draft.details;
  const accountsFor = (as: { readonly isRegular: boolean }) =>
    offeredAccounts(accounts.accounts, accounts.grants, as).filter(isPossiblePayer);
  const offered = accountsFor({ isRegular });
  const { state } = wizardEntry(url);
  const isRegularImpossible = offered.length === 0 && accountsFor({ isRegular: false }).length > 0;
  const choice = isRegularImpossible ? (
    <NoRegularPayments url={url} />
  ) : (
    <AccountPicker
      accounts={offered}
      isStep
      initially={shownFirst}
      showAll="Show all"
      pathOf={({ id }) => {
        const { to } = wizardEntry({ ...url, accountId: id });
        return `${to.pathname}${to.search}`;
      }}
      state={state}
    />
  );
  return (
    <BesideSummary summary={<PaymentSummary wizard={wizard} />}>
      {choice}
      <StageButtons />
    </BesideSummary>
  );
}
