import { useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { useUnresolvedViews } from '#src/api/payments/unresolved-payments.ts';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { shownBody } from '#src/features/international/model/request-lines.ts';
import styles from './request-facts.module.css';
import { RequestCard } from './request-facts.tsx';
import { ResultStage } from './request-result.tsx';

/** A request sent before a reload or a change of entity, read from the outbox again. */
export function ReadRequest({ reference }: { readonly reference: string }) {
  const outbox = useListMailsQuery({ party: false, box: 'outbox' });
  const note = useUnresolvedViews().findLast(({ isRequest, isOfThisTab }) => isRequest && isOfThisTab);
  const failed = failedCalls([outbox]);
  const found = outbox.currentData?.find(({ subject }) => subject.split(' ').includes(reference));
  if (found === undefined && (failed !== undefined || outbox.currentData === undefined)) {
    return (
      <>
        <PageHeading key="reading">Your request</PageHeading>
        {failed === undefined ? (
          <AccountsSkeleton />
        ) : (
          <CallFailed failed={failed} lead={`We could not look for your request ${reference}.`} />
        )}
      </>
    );
  }
  return (
    <ResultStage reference={reference} unknown={found === undefined ? { noteAt: note?.at } : undefined}>
      {found !== undefined && (
        <RequestCard reference={reference} text={found.body} isSent>
          <p className={styles.value}>{shownBody(found.body)}</p>
        </RequestCard>
      )}
    </ResultStage>
  );
}
