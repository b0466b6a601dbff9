import { useState } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { useCheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Confirmation } from './confirmation.tsx';

export function BulkConfirmScreen() {
  // Kept here until the page is left: a file that has been sent is no longer there for another visit.
  const { file: checked } = useCheckedFile();
  const [file] = useState(checked);
  return (
    <Page below>
      <WayBack />
      {file === undefined ? <NoFile /> : <Confirmation file={file} />}
    </Page>
  );
}

/** After a reload, or by address. Files are not kept, so that none is left behind. */
function NoFile() {
  return (
    <>
      <PageHeading />
      <NothingHere lead="There is no file to confirm">
        <p>Please choose your file again. If you have already confirmed it, it is in your uploads.</p>
        <ButtonLink look="main" to="/payments/bulk">
          {pageNames.bulk.title}
        </ButtonLink>
      </NothingHere>
    </>
  );
}
