import { type ReactNode, useState } from 'react';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { LogOutDialog } from '#src/banking/session/log-out-dialog.tsx';
import { type CredentialStep, stepTitles } from '#src/features/credentials/model/flow-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Steps } from '#src/ui/text/steps.tsx';
import { FlowHeading } from './flow-heading.tsx';
import styles from './flow-page.module.css';

interface FlowPageProps {
  readonly steps: readonly CredentialStep[];
  readonly current: CredentialStep;
  readonly heading: string;
  readonly children: ReactNode;
}

export function FlowPage({ steps, current, heading, children }: FlowPageProps) {
  return (
    <Page close>
      <div className={styles.flow}>
        <div className={styles.progress}>
          <Steps
            label="Setting up your security details"
            steps={steps.map((step) => stepTitles[step])}
            current={steps.indexOf(current)}
          />
        </div>
        <Card accent>
          <FlowHeading step={current}>{heading}</FlowHeading>
          {children}
        </Card>
      </div>
    </Page>
  );
}

/** Logs out: until the steps are done, nothing else in the app is open. */
export function LeaveButton() {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Log out
      </Button>
      {asking && <LogOutDialog busy={leaving} onConfirm={leave} onClose={() => setAsking(false)} />}
    </>
  );
}
