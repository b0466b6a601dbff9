import { useParams, useSearchParams } from 'react-router-dom';
import { accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useGetActivityQuery } from '#src/api/activity/activities.ts';
import type { ActivityDetails } from '#src/api/activity/activity.ts';
import { nameOfOne, nameOfType } from '#src/api/activity/activity-titles.ts';
import { hasEReceipt } from '#src/api/activity/activity-types.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { SilentRetry } from '#src/banking/page/silent-retry.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { PaymentReceipt } from '#src/banking/receipt/payment-receipt.tsx';
import { activityReceipt } from '#src/features/activity/model/activity-receipt.ts';
import { logPath, typeUrl } from '#src/features/activity/model/activity-url.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { AuditTable } from './audit-table.tsx';

const waiting = [{ id: 'facts', share: 100, width: 'long' }] as const;

/** One activity. It is asked for by its reference alone, so the URL outlives the session. */
export function ActivityScreen() {
  const { activityReference = '' } = useParams();
  const [query] = useSearchParams();
  const party = useAppSelector(selectActiveParty);
  const answer = useGetActivityQuery({ party, reference: activityReference });
  const { currentData: activity, isFetching } = answer;
  const refused = shownError(answer.error);
  const failed = activity === undefined ? failedCalls([answer]) : undefined;
  if (activity === undefined && refused?.kind === 'refusal' && refused.status === 404) return <ActivityUnknown />;
  const typeCode = activity?.typeCode ?? query.get('typeCode') ?? '';
  const statusCode = activity?.statusCode ?? query.get('statusCode') ?? '';
  return (
    <Page below close>
      <WayBack
        through={
          typeCode === ''
            ? []
            : [{ title: nameOfType(typeCode) ?? typeCode, to: typeUrl({ type: typeCode, statusCode }) }]
        }
        here={activityReference}
      />
      <PageHeading>
        {nameOfOne(typeCode) ?? activity?.type}
        {activity !== undefined && <About activity={activity} />}
      </PageHeading>
      {failed !== undefined && <SilentRetry failed={failed} />}
      {activity === undefined && failed === undefined && isFetching && (
        <Waiting text="Loading data...">
          <TableSkeleton columns={waiting} />
        </Waiting>
      )}
      {activity !== undefined && <Details activity={activity} />}
    </Page>
  );
}

/** What the heading adds to the type: `: £12.50 to Eastlingham Vets`. */
function About({ activity: { amount, beneficiary } }: { readonly activity: ActivityDetails }) {
  if (amount === undefined && beneficiary === undefined) return null;
  return (
    <>
      : {amount !== undefined && <MoneyText amount={amount} />}
      {amount !== undefined && beneficiary !== undefined && ' to '}
      {beneficiary !== undefined && <bdi>{beneficiary}</bdi>}
    </>
  );
}

function Details({ activity }: { readonly activity: ActivityDetails }) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useListAccountsQuery({ party });
  const receipt = activityReceipt(activity, accountsOfParty(currentData?.accounts ?? [], party));
  return (
    <>
      <PaymentReceipt receipt={receipt} heading="Details" hasFile={hasEReceipt(activity)} />
      <AuditTable steps={activity.audit} />
    </>
  );
}

function ActivityUnknown() {
  return (
    <PlainPage heading="We could not find this activity">
      <p>It may belong to another entity.</p>
      <ButtonLink look="main" to={logPath}>
        Back to the activity log
      </ButtonLink>
    </PlainPage>
  );
}
