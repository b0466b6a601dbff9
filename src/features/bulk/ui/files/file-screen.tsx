import { Suspense, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { useGetBulkFileQuery } from '#src/api/bulk/bulk-files.ts';
import { openNotes } from '#src/api/orders/form-note.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { bulkFileText } from '#src/banking/orders/request-copy.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { headlineTexts, isUnread, nextStepText } from '#src/features/bulk/model/file-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { HeadlinePill } from '#src/features/bulk/ui/bulk-status.tsx';
import { digestOf } from '#src/kernel/digest.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AuthoriseFile } from './authorise-file.tsx';
import { ErrorReportPanel } from './error-report-panel.tsx';
import { FileDownloads } from './file-downloads.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileRecords } from './file-records.tsx';

const AuthoriserStep = lazyScreen(() => import('./authoriser-step.tsx').then(({ AuthoriserStep: Loaded }) => Loaded));

const toAuthorisations = { to: '/settings/authorisations', text: 'Back to authorisations' } as const;
const toAll = { to: '/payments/bulk/all', text: 'Back to all uploads' } as const;
/** For those who may not list all uploads. */
const toHome = { to: '/payments/bulk', text: 'Back to bulk payments' } as const;

/** How long the page of a file on its way waits before it asks again. */
const refreshMs = 5_000;
/** Then the customer refreshes it, so that a page left open does not keep the session alive. */
const mostRefreshes = 12;
const onItsWay: readonly string[] = ['UPLOADED', 'APPROVED', 'PROCESSING_IN_PROGRESS'];

export function FileScreen() {
  const { fileReference = '' } = useParams();
  const [search] = useSearchParams();
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions } = useListPermissionsQuery({ party });
  const back = search.get('back') === 'auth' ? toAuthorisations : functions?.includes('bulkView') ? toAll : toHome;
  const query = useGetBulkFileQuery({ party, id: fileReference }, { refetchOnMountOrArgChange: true });
  const { currentData, refetch } = query;
  const file = currentData?.file;
  const failed = currentData === undefined ? failedCalls([query]) : undefined;
  const isOnItsWay = file !== undefined && onItsWay.includes(file.status);

  useEffect(() => {
    if (!isOnItsWay) return;
    let left = mostRefreshes;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0) clearInterval(timer);
      else if (document.visibilityState === 'visible') void refetch();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);

  return (
    <Page below>
      <WayBack />
      <PageTop>
        <PageHeading>{file?.fileName}</PageHeading>
        <p className={styles.links} data-above={back === toAll || undefined}>
          <Link to={back.to}>{back.text}</Link>
        </p>
      </PageTop>
      {failed !== undefined && <CallFailed failed={failed} />}
      {failed === undefined && currentData === undefined && (
        <Waiting text="Loading data...">
          <Skeleton width="long" />
        </Waiting>
      )}
      {currentData !== undefined && file === undefined && (
        <NothingHere lead="We could not find this file">
          <p>It may belong to another entity, or the link may be incomplete.</p>
        </NothingHere>
      )}
      {file !== undefined && <FileFound key={file.id} file={file} party={party} onAuthorised={() => void refetch()} />}
    </Page>
  );
}

interface FileFoundProps {
  readonly file: BulkFile;
  readonly party: PartyId | false;
  readonly onAuthorised: () => void;
}

function FileFound({ file, party, onAuthorised }: FileFoundProps) {
  const { id, fileName, headline, status, count, counts, total, isOwnConfirmationDue } = file;
  const permissions = useListPermissionsQuery({ party });
  const lost = useLostAuthorisation(id);
  const mayUpload = permissions.currentData?.includes('bulkUpload') ?? false;
  const mayAuthorise = isOwnConfirmationDue && mayUpload;
  const hasErrors = status === 'ERROR';
  // While an authorisation may be on its way, it would not be true that nothing is paid without one.
  const isInDoubt = isOwnConfirmationDue && (lost === undefined || lost.at !== undefined);
  const confirms = bulkFileText(fileName, count, total ?? money(0, 'GBP'));
  return (
    <>
      <div className={mayAuthorise && lost !== undefined ? styles.columns : undefined}>
        <section aria-label="File" className={styles.card}>
          <div className={styles.head}>
            {total !== undefined && !isUnread(file) && (
              <div>
                <p className={typography.detail}>Amount</p>
                <p className={styles.amount}>
                  <MoneyText amount={total} />
                </p>
              </div>
            )}
            <div className={styles.state}>
              <div role="status" aria-label={`Status: ${headlineTexts[headline]}`}>
                <h2 className={styles.headline}>
                  <HeadlinePill headline={headline} />
                </h2>
              </div>
              {!isInDoubt && <NextStep file={file} party={party} />}
              {hasErrors && (
                <FileDownloads party={party} id={id} hasErrors>
                  {mayUpload && <ButtonLink to="/payments/bulk">Upload a corrected file</ButtonLink>}
                </FileDownloads>
              )}
            </div>
          </div>
          <FileFacts file={file} />
        </section>
        {mayAuthorise && lost !== undefined && (
          <AuthoriseFile party={party} id={id} confirms={confirms} lostAt={lost.at} onDone={onAuthorised} />
        )}
      </div>
      {hasErrors && <ErrorReportPanel party={party} id={id} startsOpen />}
      {count > 0 && (
        <FileRecords
          key={`${status} ${counts.rejected}`}
          party={party}
          id={id}
          count={count}
          isEndSaid={status === 'REJECTED' || status === 'EXPIRED'}
          hasErrors={hasErrors}
        />
      )}
      {!hasErrors && <FileDownloads party={party} id={id} hasErrors={false} />}
    </>
  );
}

/** Those who come from their authorisations may be the ones whom the file awaits; for all others it is somebody else. */
function NextStep({ file, party }: Pick<FileFoundProps, 'file' | 'party'>) {
  const [search] = useSearchParams();
  const text = nextStepText(file, 'others');
  if (text === undefined) return null;
  if (search.get('back') !== 'auth' || file.status !== 'VERIFIED' || file.isOwnConfirmationDue) return <p>{text}</p>;
  return (
    <Suspense fallback={<p>{nextStepText(file, 'unknown')}</p>}>
      <AuthoriserStep file={file} party={party} />
    </Suspense>
  );
}

/** When a page that is gone sent this file's authorisation, whose outcome is unknown. Undefined until the notes were read. */
function useLostAuthorisation(id: string): { readonly at?: Instant } | undefined {
  const [lost, setLost] = useState<{ readonly at?: Instant }>();
  // Notes hold a digest of the reference, which browsers make asynchronously.
  useEffect(() => {
    let isStale = false;
    void digestOf(id).then((mark) => {
      if (isStale) return;
      const note = openNotes().find(
        (each) => each.kind === 'authorisation' && each.result === undefined && each.mark === mark,
      );
      setLost(omitUndefined({ at: mark === undefined ? undefined : note?.at }));
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return lost;
}
