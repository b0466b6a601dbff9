import { useSearchParams } from 'react-router-dom';
import {
  useGetAccountAlertsQuery,
  useGetAlertSubscriptionQuery,
  useGetAlertsUserQuery,
  useListAlertEventsQuery,
} from '#src/api/alerts/alerts.ts';
import { choicesIn } from '#src/api/alerts/save-alerts.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SettingsBreadcrumb } from '#src/banking/page/settings-breadcrumb.tsx';
import { asId } from '#src/kernel/ids.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { AlertsForm } from './alerts-form.tsx';
import styles from './alerts-screen.module.css';
import { ContactDetails } from './contact-details.tsx';

/** Alerts are those of the person who logged in, whatever entity they act for. */
const party = false;

/**
 * Calls that fail leave their part of the page out. An account in the URL only says from which account the page was
 * opened.
 */
export function AlertsScreen() {
  const user = useGetAlertsUserQuery({ party });
  const events = useListAlertEventsQuery({ party });
  const kept = useGetAlertSubscriptionQuery({ party });
  const { account, ...accountCall } = useAccountAlerts();
  // All parts appear together, so that none moves another.
  const isLoading = [user, events, kept, accountCall].some((call) => call.isLoading);
  const contacts = user.data?.contacts;
  const hasContacts = contacts?.email !== undefined || contacts?.sms !== undefined;
  const offered = events.data ?? [];
  const shown = account === undefined ? offered : offered.filter(({ id }) => account.alerts.includes(id));

  return (
    <Page below close>
      <SettingsBreadcrumb title="Contact details & alerts" />
      <PageHeading>Contact details & alerts</PageHeading>
      {isLoading && (
        <Waiting tall text="Loading your alerts">
          <Skeleton width="long" />
        </Waiting>
      )}
      {!isLoading && contacts !== undefined && <ContactDetails contacts={contacts} />}
      {!isLoading && account !== undefined && (
        <p className={styles.account}>
          {shown.length > 0 ? 'These alerts also cover ' : 'There are no alerts for '}
          <strong>{account.title}</strong> ({account.number}).
        </p>
      )}
      {!isLoading && contacts !== undefined && hasContacts && shown.length > 0 && kept.data !== undefined && (
        <AlertsForm
          events={offered}
          shownEvents={shown}
          contacts={contacts}
          subscriber={user.data?.mainPartyId}
          kept={choicesIn(kept.data.subscription)}
        />
      )}
    </Page>
  );
}

/** The account is undefined without one in the URL, and for one that is not the customer's. */
function useAccountAlerts() {
  const [query] = useSearchParams();
  const accountId = query.get('accountNumber') ?? '';
  const { data, isLoading } = useGetAccountAlertsQuery(
    { party, accountId: asId(accountId) },
    { skip: accountId === '' },
  );
  return { account: accountId === '' ? undefined : data, isLoading };
}
