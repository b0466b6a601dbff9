import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Refilled } from '#src/banking/paying/details/refilled.tsx';
import { BalancesBeside } from '#src/banking/paying/summary/balances-beside.tsx';
import { BesideSummary } from '#src/banking/paying/summary/order-summary.tsx';
import { useDraftBefore, useKeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { keptRequest, requestBefore } from '#src/features/international/model/kept-request.ts';
import { emptyRequest, type RequestField, type TypedRequest } from '#src/features/international/model/typed-request.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { Card } from '#src/ui/page/card.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import { ReadRequest } from './read-request.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';
import { RequestResult } from './request-result.tsx';
import { RequestReview } from './request-review.tsx';
import { RequestSummary } from './request-summary.tsx';
import { RequestTop } from './request-top.tsx';
import { countryIn, useCountries } from './use-countries.ts';
import { type FromAccounts, useFromAccounts } from './use-from-accounts.ts';
import type { SentRequest } from './use-send-request.ts';

/** A request for an international payment: the form, the review and the result. */
export function RequestScreen() {
  const party = useAppSelector(selectActiveParty);
  const { accountId } = useParams();
  const accounts = useFromAccounts(party);
  // Another entity has other accounts; another link, another account.
  return <Errand key={`${party} ${accountId}`} party={party} accountId={accountId} accounts={accounts} />;
}

interface ErrandProps {
  readonly party: PartyId | false;
  /** As in the URL, unvalidated. */
  readonly accountId: string | undefined;
  readonly accounts: FromAccounts;
}

type Step = 'review' | 'done';

function Errand({ party, accountId, accounts }: ErrandProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const search = useCountries();
  const before = useDraftBefore('request', party);
  const [typed, setTyped] = useState<TypedRequest>(() => requestBefore(before) ?? emptyRequest(today()));
  const [isRefilled, setRefilled] = useState(() => requestBefore(before) !== undefined);
  const [reviewed, setReviewed] = useState<InternationalRequest>();
  const [sent, setSent] = useState<SentRequest>();
  const [changing, setChanging] = useState<RequestField>();
  const keeping = useKeptDraft('request', party, sent === undefined ? keptRequest(typed) : undefined);
  const { step, reference } = progressIn(state);

  // The request was sent, and the customer has come back to the form by Back or a link.
  if (sent !== undefined && step === undefined) {
    setSent(undefined);
    setReviewed(undefined);
    setTyped(emptyRequest(today()));
  }

  if (step === 'done' && sent === undefined && reference !== undefined) {
    return (
      <Page below>
        <WayBack />
        <ReadRequest reference={reference} />
      </Page>
    );
  }

  if (step === 'done' && sent !== undefined) {
    return (
      <Page below>
        <WayBack />
        <RequestResult sent={sent} onResolved={() => setSent({ request: sent.request, reference: sent.reference })} />
      </Page>
    );
  }
  if (step === 'review' && reviewed !== undefined) {
    return (
      <Page below>
        <WayBack />
        <RequestReview
          request={reviewed}
          keeping={keeping}
          todayNow={today}
          onChange={(field) => {
            setChanging(field);
            void navigate(-1);
          }}
          onSent={(next) => {
            setSent(next);
            // Replaced, so that Back cannot reach a sent review.
            void navigate(pathname, { state: { requesting: 'done', reference: next.reference }, replace: true });
          }}
        />
      </Page>
    );
  }
  const isKnown = accounts.status !== 'ready' || accounts.accounts.some(({ id }) => id === accountId);
  if (accountId !== undefined && !isKnown) return <AccountUnknown />;
  return (
    <Page below>
      <WayBack />
      <RequestTop step={typed.country === '' ? 'Account' : 'Details'}>
        <PageHeading key="form" />
      </RequestTop>
      {isRefilled && step === 'review' && <Refilled />}
      {accounts.status === 'loading' && <AccountsSkeleton />}
      {accounts.status === 'failed' && (
        <CallFailed failed={accounts} lead="We could not load your accounts, so you cannot make a request yet." />
      )}
      {accounts.status === 'ready' && (
        <FormStage
          accountId={accountId}
          accounts={accounts}
          search={search}
          typed={typed}
          changing={changing}
          onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          onAccepted={(request) => {
            setChanging(undefined);
            setReviewed(request);
            setRefilled(false);
            // After a reload the customer is at the review's own history entry.
            void navigate(pathname, { state: { requesting: 'review' }, replace: step === 'review' });
          }}
        />
      )}
    </Page>
  );
}

interface FormStageProps extends Pick<RequestFormProps, 'search' | 'typed' | 'changing' | 'onType' | 'onAccepted'> {
  readonly accountId: string | undefined;
  readonly accounts: Extract<FromAccounts, { readonly status: 'ready' }>;
}

function FormStage({ accountId, accounts: { accounts, offered }, typed, ...form }: FormStageProps) {
  const linked = accounts.find(({ id }) => id === accountId);
  const linkedOffer = offered.find(({ id }) => id === accountId);
  // A single account leaves nothing to choose.
  const preselected = linkedOffer ?? (accountId === undefined && offered.length === 1 ? offered[0] : undefined);
  const shown = typed.fromAccount === '' ? { ...typed, fromAccount: preselected?.id ?? '' } : typed;
  const from = offered.find(({ id }) => id === shown.fromAccount);
  if (offered.length === 0) {
    return (
      <NothingHere lead="The current entity does not have any accounts that can make international payments.">
        <p>Please select a different entity.</p>
      </NothingHere>
    );
  }
  return (
    <BesideSummary
      summary={
        from === undefined ? (
          <BalancesBeside accounts={offered} />
        ) : (
          <RequestSummary typed={shown} from={from} country={countryIn(form.search, shown.country)} today={today()} />
        )
      }
    >
      <div className={stack.wide}>
        {linked !== undefined && linkedOffer === undefined && (
          <Notice tone="warning">
            <p>
              Sorry, this account is unable to make payments. You chose {linked.title}. Please choose another account.
            </p>
          </Notice>
        )}
        <Card full accent>
          <p className={typography.soft}>
            We make this payment for you. Your request is sent to us as a secure message.
          </p>
          <RequestForm {...form} offered={offered} typed={shown} today={today()} />
        </Card>
      </div>
    </BesideSummary>
  );
}

interface Progress {
  readonly step?: Step;
  /** The reference of the request sent, so that a reload can find it. */
  readonly reference?: string;
}

/** How far the customer had come at this history entry. */
function progressIn(state: unknown): Progress {
  const { requesting, reference } = anyFieldsOf(state);
  if (requesting === 'done' && typeof reference === 'string') return { step: requesting, reference };
  return requesting === 'review' ? { step: requesting } : {};
}

/** The bank's day at the last render, wherever the customer is. */
function today() {
  return londonDayOf(clock.businessNow());
}
