import { TeamTelephones } from '#src/banking/page/team-telephones.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { FlowNotice } from './flow-notice.tsx';
import styles from './flow-page.module.css';
import { useForgetToken } from './use-forget-token.ts';

interface ExpiredLinkProps {
  /** A password was sent with the link here, so it may have been changed. */
  readonly wasTried?: boolean;
}

/** For a link that is expired, used or invalid. The reasons are deliberately not distinguished. */
export function ExpiredLink({ wasTried = false }: ExpiredLinkProps) {
  useForgetToken();
  return (
    <FlowNotice heading="This link has expired">
      {wasTried && (
        <Notice tone="alert">
          Your password may already have been changed. Please try to log in with the new password first.
        </Notice>
      )}
      <p className={styles.text}>
        A link to reset a password works once, and only for a short time. Please call the team that looks after you:
        they will check your identity and send you a new one.
      </p>
      <TeamTelephones />
      <ButtonRow narrow="same">
        <ButtonLink to="/login">Back to log in</ButtonLink>
      </ButtonRow>
    </FlowNotice>
  );
}
