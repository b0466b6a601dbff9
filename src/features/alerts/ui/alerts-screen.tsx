import { Link, useSearchParams } from 'react-router-dom';
import type { AlertsUser } from '#src/api/alerts/alert.ts';
import {
  useGetAccountAlertsQuery,
  useGetAlertSubscriptionQuery,
  useGetAlertsUserQuery,
  useListAlertEventsQuery,
} from '#src/api/alerts/alerts.ts';
import { choicesIn } from '#src/api/alerts/save-alerts.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { SilentRetry } from '#src/banking/page/silent-retry.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { asId } from '#src/kernel/ids.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AlertsForm } from './alerts-form.tsx';
import styles from './alerts-screen.module.css';

/** Alerts are those of the person who logged in, whatever entity they act for. */
const party = false;

/**
 * Calls that fail leave their part of the page out, without a word, and can be tried again. An account in the URL only says
 * from which account the page was opened.
 */
export function AlertsScreen() {
  const user = useGetAlertsUserQuery({ party });
  const events = useListAlertEventsQuery({ party });
  const kept = useGetAlertSubscriptionQuery({ party });
  const { account, call: accountCall } = useAccountAlerts();
  // All parts appear together, so that none moves another.
  const calls = [user, events, kept, accountCall];
  const isLoading = calls.some((call) => call.isLoading);
  const failed = failedCalls(calls.filter(({ data, error }) => data === undefined && mayHelp(error)));
  const contacts = user.data?.contacts;
  const hasContacts = contacts?.email !== undefined || contacts?.sms !== undefined;
  const offered = events.data ?? [];
  const shown = account === undefined ? offered : offered.filter(({ id }) => account.alerts.includes(id));

  return (
    <Page below close>
      <WayBack isStart />
      <PageHeading />
      {isLoading && (
        <Waiting tall text="Loading your alerts">
          <Skeleton width="long" />
        </Waiting>
      )}
      {!isLoading && (
        <div className={styles.parts}>
          {contacts !== undefined && <ContactDetails contacts={contacts} />}
          <div className={styles.alerts}>
            {contacts !== undefined && hasContacts && shown.length > 0 && kept.data !== undefined && (
              <AlertsForm
                events={offered}
                shownEvents={shown}
                contacts={contacts}
                subscriber={user.data?.mainPartyId}
                kept={choicesIn(kept.data.subscription)}
              />
            )}
            {account !== undefined && (
              <p className={styles.account}>
                {shown.length > 0 ? 'These alerts also cover ' : 'There are no alerts for '}
                <strong>
                  <bdi>{account.title}</bdi>
                </strong>{' '}
                ({account.number}).
              </p>
            )}
          </div>
        </div>
      )}
      {!isLoading && failed !== undefined && <SilentRetry failed={failed} />}
    </Page>
  );
}

/** An account that is not the customer's stays so. */
function mayHelp(error: Parameters<typeof shownError>[0]): boolean {
  const shown = shownError(error);
  return shown?.kind !== 'refusal' || shown.status !== 404;
}

/** The account is undefined without one in the URL, and for one that is not the customer's. */
function useAccountAlerts() {
  const [query] = useSearchParams();
  const accountId = query.get('accountNumber') ?? '';
  const call = useGetAccountAlertsQuery({ party, accountId: asId(accountId) }, { skip: accountId === '' });
  return { account: accountId === '' ? undefined : call.data, call };
}

const unknown = 'We do not hold one';

/** Where alerts go. What the bank does not hold is never shown as if it were the customer's. */
function ContactDetails({ contacts: { email, sms } }: Pick<AlertsUser, 'contacts'>) {
  const { telephones } = useRuntimeConfig();
  const change = (
    <>
      <Link to="/secure-mail/new">send us a secure message</Link> or call <PhoneLink number={telephones.privateBank} />
    </>
  );
  if (email === undefined && sms === undefined) {
    return (
      <Card full>
        <p>
          We hold neither an e-mail address nor a mobile number for you, so we cannot send you alerts. To give us your
          contact details, {change}.
        </p>
      </Card>
    );
  }
  return (
    <Card full>
      <h2 className={typography.large}>Contact details</h2>
      <div className={styles.contacts}>
        <FactList
          facts={[
            { label: 'E-mail address', value: <span className={styles.address}>{email ?? unknown}</span> },
            { label: 'Mobile number', value: sms ?? unknown },
          ]}
        />
      </div>
      <p>To change these, {change}.</p>
    </Card>
  );
}
