import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { clock } from '#src/api/wire/clock.ts';
import { fieldsOf } from '#src/api/wire/wire.ts';
import { checkRequest, type InternationalRequest } from '#src/features/international/model/check-request.ts';
import { emptyRequest, type TypedRequest } from '#src/features/international/model/typed-request.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { AccountsSkeleton } from '#src/parts/accounts/accounts-skeleton.tsx';
import { AccountUnknown } from '#src/parts/page/account-unknown.tsx';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { PageHeading } from '#src/parts/page/page-heading.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestResult } from './request-result.tsx';
import { RequestReview } from './request-review.tsx';
import { useCountries } from './use-countries.ts';
import { useFromAccounts } from './use-from-accounts.ts';
import type { SentRequest } from './use-send-request.ts';

const crumbs = [{ title: 'Payments', to: '/payments' }, { title: 'Request international payment' }] as const;
const title = 'Request international payment';

/** A request for an international payment: the form, the review, and what became of it. */
export function RequestScreen() {
  const party = useAppSelector(selectActiveParty);
  const { accountId } = useParams();
  const accounts = useFromAccounts(party);
  const isKnown = accounts.state === 'ready' && accounts.accounts.some(({ id }) => id === accountId);
  if (accountId !== undefined && accounts.state === 'ready' && !isKnown) return <AccountUnknown />;
  if (accounts.state === 'ready' && accounts.offered.length > 0) {
    // Another entity has other accounts; another link, another account.
    return <Errand key={`${party} ${accountId}`} accountId={accountId as AccountId | undefined} {...accounts} />;
  }
  return (
    <Page below>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading>{title}</PageHeading>
      {accounts.state === 'loading' && <AccountsSkeleton />}
      {accounts.state === 'failed' && (
        <CallFailed failed={accounts} lead="We could not load your accounts, so nothing can be requested yet." />
      )}
      {accounts.state === 'ready' && (
        <NothingHere lead="The current entity does not have any accounts that can make international payments.">
          <p>Please select a different entity.</p>
        </NothingHere>
      )}
    </Page>
  );
}

interface ErrandProps {
  readonly accountId: AccountId | undefined;
  readonly accounts: readonly Account[];
  readonly offered: readonly Account[];
}

/** How far the customer had come at a history entry. */
type Step = 'review' | 'done';

function Errand({ accountId, accounts, offered }: ErrandProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const search = useCountries();
  const preselected = offered.find(({ id }) => id === accountId);
  const begin = () => emptyRequest(preselected?.id ?? '', today());
  const [typed, setTyped] = useState<TypedRequest>(begin);
  const [reviewed, setReviewed] = useState<InternationalRequest>();
  const [sent, setSent] = useState<SentRequest>();
  const step = stepIn(state);

  // The request was sent, and the customer has come back to the form by Back or a link.
  if (sent !== undefined && step === undefined) {
    setSent(undefined);
    setReviewed(undefined);
    setTyped(begin());
  }

  function go(to: Step, { replace = false } = {}) {
    void navigate(pathname, { state: { requesting: to }, replace });
  }

  /** The day may have changed since the form was accepted. */
  function isStillRight(request: InternationalRequest): boolean {
    const { from, country } = request;
    if (checkRequest(typed, { from, country, today: today() }).outcome === 'accepted') return true;
    void navigate(-1);
    return false;
  }

  if (step === 'done' && sent !== undefined) {
    return (
      <Page below>
        <Breadcrumb crumbs={crumbs} />
        <RequestResult sent={sent} onResolved={() => setSent({ request: sent.request, reference: sent.reference })} />
      </Page>
    );
  }
  const isReview = step === 'review' && reviewed !== undefined;
  return (
    <Page below>
      <Breadcrumb crumbs={crumbs} />
      {isReview && (
        <RequestReview
          key="review"
          request={reviewed}
          isStillRight={() => isStillRight(reviewed)}
          onEdit={() => void navigate(-1)}
          onSent={(next) => {
            setSent(next);
            // Replaced, so that Back cannot reach a sent review.
            go('done', { replace: true });
          }}
        />
      )}
      {!isReview && (
        <>
          <PageHeading key="form">{title}</PageHeading>
          <p>The bank makes this payment for you. Your request is sent as a secure message.</p>
          {accountId !== undefined && preselected === undefined && (
            <Notice tone="warning">
              <p>
                Sorry, this account is unable to make payments. You chose{' '}
                {accounts.find(({ id }) => id === accountId)?.title}. Please choose another account.
              </p>
            </Notice>
          )}
          <RequestForm
            offered={offered}
            search={search}
            typed={typed}
            today={today()}
            onType={(change) => setTyped((before) => ({ ...before, ...change }))}
            onAccepted={(request) => {
              setReviewed(request);
              go('review');
            }}
          />
        </>
      )}
    </Page>
  );
}

function stepIn(state: unknown): Step | undefined {
  const { requesting } = fieldsOf(state);
  return requesting === 'review' || requesting === 'done' ? requesting : undefined;
}

/** The bank's day at the last render, wherever the customer is. */
function today() {
  return londonDayOf(clock.businessNow());
}
