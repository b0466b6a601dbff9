import { useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { latestChoice } from '#src/api/preferences/marketing.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { MarketingForm } from './marketing-form.tsx';
import styles from './marketing-screen.module.css';

/** Preferences are those of the person who logged in; the latest message about them in the outbox holds them. */
const party = false;

export function MarketingScreen() {
  const profile = useGetProfileQuery({ party });
  const outbox = useListMailsQuery({ party, box: 'outbox' }, { refetchOnMountOrArgChange: true });
  const failed = failedCalls([profile, outbox]);
  const sender = profile.data?.mainPartyId ?? profile.data?.entities[0]?.id;
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <p className={styles.intro}>
        From time to time we would like to tell you about services and events that may interest you. Please choose
        whether and how we may contact you.
      </p>
      {failed !== undefined && <CallFailed failed={failed} />}
      {failed === undefined && (outbox.data === undefined || sender === undefined) && (
        <Waiting text="Loading your preferences">
          <Skeleton width="long" />
        </Waiting>
      )}
      <div className={styles.parts}>
        {outbox.data !== undefined && sender !== undefined && (
          <MarketingForm kept={latestChoice(outbox.data)} sender={sender} onStale={outbox.refetch} />
        )}
        <div className={styles.note}>
          <p>
            Your choice does not affect our normal communications about your accounts, such as statements and service
            messages.
          </p>
          <p>It will take up to 2 working days to update your records.</p>
        </div>
      </div>
    </Page>
  );
}
