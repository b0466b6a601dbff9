import { useState } from 'react';
import { useGetBulkFileQuery } from '#src/api/bulk/bulk-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { bacsDayText } from '#src/features/bulk/model/days-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { type CheckedFile, countBacs } from '#src/features/bulk/ui/checked-file.ts';
import { AuthoriseFile } from '#src/features/bulk/ui/files/authorise-file.tsx';
import { ErrorReportPanel } from '#src/features/bulk/ui/files/error-report-panel.tsx';
import { FileDownloads } from '#src/features/bulk/ui/files/file-downloads.tsx';
import { bulkDaysOf } from '#src/rules/bulk-days.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { FileReview } from './file-review.tsx';
import { useBulkDays } from './use-bulk-days.ts';
import { type Sending, useSendFile } from './use-send-file.ts';

/** From the review of a file to its outcome, on one page. */
export function Confirmation({ file }: { readonly file: CheckedFile }) {
  const sending = useSendFile(file);
  const { step } = sending;
  const party = file.account.customerId;
  switch (step.status) {
    case 'review':
    case 'sending':
      return <FileReview file={file} sending={sending} />;
    case 'unknown':
      return (
        <>
          <PageHeading step={step.status}>We do not yet know the outcome</PageHeading>
          <Notice tone="alert">
            <FailureText error={step.error} />
            <Button busy={step.isAsking} onClick={sending.askAgain}>
              Check now
            </Button>
          </Notice>
          <p className={styles.soft}>We will keep checking while this page is open.</p>
          <Onwards />
        </>
      );
    case 'checking':
      return (
        <>
          <PageHeading step={step.status}>Checking file for errors</PageHeading>
          <Waiting text="Checking file for errors">
            <Skeleton width="long" />
          </Waiting>
          <p className={styles.soft}>
            We have received {file.fileName}, reference {step.id}. Checking it takes a few seconds. You may leave this
            page: the file stays in your uploads.
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeading step={step.status}>Upload failed</PageHeading>
          <Notice tone="alert">
            <p>
              The bulk file has errors and could not be processed. Nothing has been paid. Please correct the file and
              upload it again.
            </p>
          </Notice>
          <ErrorReportPanel party={party} id={step.id} />
          <FileDownloads party={party} id={step.id} hasErrors />
          <Onwards />
        </>
      );
    case 'verified':
      return (
        <>
          <PageHeading step={step.status}>Authorise bulk payments</PageHeading>
          <BacsDay file={file} />
          <AuthoriseFile party={party} id={step.id} confirms={sending.confirms} onDone={sending.authorised} />
          <Onwards />
        </>
      );
    case 'done':
      return <Done file={file} step={step} />;
    default:
      return step satisfies never;
  }
}

function BacsDay({ file }: { readonly file: CheckedFile }) {
  const text = bacsDayText(useBulkDays(file.payOn), countBacs(file), 'now');
  return text === undefined ? null : <p>{text}</p>;
}

interface DoneProps {
  readonly file: CheckedFile;
  readonly step: Extract<Sending['step'], { readonly status: 'done' }>;
}

function Done({ file, step }: DoneProps) {
  const { id, approval } = step;
  const needsAuthoriser = approval === 'needs-authoriser';
  // The bank decides the day when the file is authorised.
  const { currentData } = useGetBulkFileQuery(
    { party: file.account.customerId, id },
    { refetchOnMountOrArgChange: true },
  );
  const paidOn = currentData?.file?.paidOn;
  const [days] = useState(() => bulkDaysOf(file.payOn, clock.businessNow()));
  const bacsText = needsAuthoriser ? undefined : bacsDayText(days, countBacs(file), 'done');
  return (
    <>
      <PageHeading step={step.status}>{needsAuthoriser ? 'Payment initiated' : 'Upload complete'}</PageHeading>
      <Notice tone={needsAuthoriser ? 'warning' : 'quiet'}>
        <div>
          <p>
            {needsAuthoriser
              ? 'This will be completed once authorised by another account holder'
              : `The payments in ${file.fileName} will be made${paidOn === undefined ? '' : ` on ${slashedDay(paidOn)}`}.`}
          </p>
          {bacsText !== undefined && <p>{bacsText}</p>}
          {needsAuthoriser && paidOn !== undefined && <p>Payment date {slashedDay(paidOn)}</p>}
          <p>Reference {id}</p>
        </div>
      </Notice>
      <ButtonRow narrow="filled">
        <ButtonLink look="main" to={`/payments/bulk/file/${encodeURIComponent(id)}`}>
          View this file
        </ButtonLink>
        <ButtonLink to="/payments/bulk">{pageNames.bulk.title}</ButtonLink>
      </ButtonRow>
    </>
  );
}

function Onwards() {
  return (
    <ButtonRow narrow="filled">
      <ButtonLink to="/payments/bulk">Back to bulk payments</ButtonLink>
    </ButtonRow>
  );
}
