import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { type CredentialKind, credentialCopy } from '#src/features/credentials/model/credential-kind.ts';
import type { CredentialStep } from '#src/features/credentials/model/flow-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './flow-page.module.css';
import { FlowPage } from './flow-page.tsx';

interface DoneStepProps {
  readonly step: 'passChanged' | 'success';
  readonly steps: readonly CredentialStep[];
  /** The change was refused because it had already been made. */
  readonly changedBefore: CredentialKind | undefined;
  readonly onDone: () => void;
}

const copy = {
  passChanged: {
    heading: 'Your password has been changed',
    headingBefore: 'Your password had already been changed',
    lead: 'Please use the new password next time you log in.',
    leadBefore: 'Please use that password next time you log in.',
    onwards: 'Continue',
  },
  success: {
    heading: 'You are all set',
    headingBefore: 'You are all set',
    lead: 'Everything is in place. Your accounts are ready for you.',
    leadBefore: 'Your accounts are ready for you.',
    onwards: 'Go to my accounts',
  },
} as const;

/** A confirmation page between steps, or at the end. */
export function DoneStep({ step, steps, changedBefore, onDone }: DoneStepProps) {
  const { heading, headingBefore, lead, leadBefore, onwards } = copy[step];
  const wasBefore = changedBefore !== undefined;
  return (
    <FlowPage steps={steps} current={step} heading={wasBefore ? headingBefore : heading}>
      {wasBefore && <ChangedBefore kind={changedBefore} />}
      <p className={styles.text}>{wasBefore ? leadBefore : lead}</p>
      <ButtonRow narrow="same">
        <Button look="main" onClick={onDone}>
          {onwards}
        </Button>
      </ButtonRow>
    </FlowPage>
  );
}

function ChangedBefore({ kind }: { readonly kind: CredentialKind }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice tone="warning">
      <p>
        {credentialCopy[kind].changedBefore} If you did not change it yourself, call{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}
