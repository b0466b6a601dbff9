import { useState } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SettingsBreadcrumb } from '#src/banking/page/settings-breadcrumb.tsx';
import { type CredentialKind, credentialCopy } from '#src/features/credentials/model/credential-kind.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './credential-form.module.css';
import { CredentialForm } from './credential-form.tsx';
import { useCredentialChange } from './use-credential-change.ts';

const needsApprovalWords = 'Not changed yet: your request has been sent, and takes effect once it has been authorised.';

export function ManageCredentialScreen({ kind }: { readonly kind: CredentialKind }) {
  const copy = credentialCopy[kind];
  const change = useCredentialChange(kind);
  const [needsApproval, setNeedsApproval] = useState<boolean>();
  return (
    <Page below close>
      <SettingsBreadcrumb title={copy.pageTitle} />
      <PageHeading>{copy.pageTitle}</PageHeading>
      <Card>
        <CredentialForm
          kind={kind}
          onSubmit={(typed) => {
            setNeedsApproval(undefined);
            return change(typed);
          }}
          onChanged={setNeedsApproval}
        />
        <div role="status" className={styles.saved}>
          {needsApproval === true && <Notice tone="warning">{needsApprovalWords}</Notice>}
          {needsApproval === false && <Notice>{copy.changed}</Notice>}
        </div>
      </Card>
    </Page>
  );
}
