import { useState } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type CredentialKind, credentialCopy } from '#src/features/credentials/model/credential-kind.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './credential-form.module.css';
import { CredentialForm } from './credential-form.tsx';
import { useCredentialChange } from './use-credential-change.ts';

const needsApprovalWords = 'Not changed yet: your request has been sent, and takes effect once it has been authorised.';

export function ManagePasswordScreen() {
  return <ManageCredential kind="password" />;
}

export function ManagePinScreen() {
  return <ManageCredential kind="pin" />;
}

function ManageCredential({ kind }: { readonly kind: CredentialKind }) {
  const copy = credentialCopy[kind];
  const change = useCredentialChange(kind);
  const [needsApproval, setNeedsApproval] = useState<boolean>();
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <Card full>
        <div className={styles.room}>
          <CredentialForm
            kind={kind}
            onSubmit={(typed) => {
              setNeedsApproval(undefined);
              return change(typed);
            }}
            onChanged={setNeedsApproval}
          />
        </div>
        <div role="status" className={styles.saved}>
          {needsApproval === true && <Notice tone="warning">{needsApprovalWords}</Notice>}
          {needsApproval === false && <Notice>{copy.changed}</Notice>}
        </div>
      </Card>
    </Page>
  );
}
