import { useState } from 'react';
import { accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { accountMay } from '#src/api/capabilities/capabilities.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { bacsCutOffText, isBacsNoticeDue, noteBacsNoticeSeen } from '#src/features/bulk/model/bacs-notice.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { CloseButton } from '#src/ui/buttons/close-button.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { FileHelp } from './file-help.tsx';
import { RecentUploads } from './recent-uploads.tsx';
import { UploadSection } from './upload-section.tsx';

export function BulkHomeScreen() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, ['FU_F_DFT']);
  const { currentData } = list;
  const failed = failedGrants ?? (currentData === undefined ? failedCalls([list]) : undefined);
  const isReady = currentData !== undefined && areLoaded;
  const accounts = accountsOfParty(currentData?.accounts ?? [], party).filter((one) =>
    accountMay('uploadBulk', one, grants),
  );
  const functions = grants.functions ?? [];
  const mayUpload = functions.includes('bulkUpload');
  const mayViewAll = functions.includes('bulkView');
  const mayView = mayUpload || mayViewAll;
  // Below the uploads where it cannot stand beside them.
  const isBeside = useScreenSize() === 'large';
  return (
    <Page below>
      <WayBack />
      <PageHeading />
      {failed === undefined && isReady && accounts.length > 0 && <BacsNotice />}
      {failed !== undefined && <CallFailed failed={failed} />}
      {failed === undefined && !isReady && (
        <Waiting text="Loading data...">
          <Skeleton width="long" />
        </Waiting>
      )}
      {failed === undefined && isReady && (
        <div className={styles.columns}>
          {accounts.length > 0 && <UploadSection accounts={accounts} />}
          {accounts.length === 0 && (mayUpload || !mayView) && (
            <Notice>
              <p>You have no accounts with bulk upload permission.</p>
            </Notice>
          )}
          {isBeside && <FileHelp />}
          {mayView && <RecentUploads party={party} mayViewAll={mayViewAll} />}
          {!isBeside && <FileHelp />}
        </div>
      )}
    </Page>
  );
}

function BacsNotice() {
  // Seen once it is shown, though it stays until dismissed or left.
  const [isShown, setShown] = useState(() => {
    const now = clock.businessNow();
    const isDue = isBacsNoticeDue(now);
    if (isDue) queueMicrotask(() => noteBacsNoticeSeen(now));
    return isDue;
  });
  if (!isShown) return null;
  return (
    <Notice tone="warning">
      <div className={styles.dismissible}>
        <p>{bacsCutOffText}</p>
        <CloseButton verb="Dismiss" what="this notice" onPress={() => setShown(false)} />
      </div>
    </Notice>
  );
}
