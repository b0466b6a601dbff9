import { TeamTelephones } from '#src/parts/page/team-telephones.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { FlowNotice } from './flow-notice.tsx';
import styles from './flow-page.module.css';
import { useForgetToken } from './use-forget-token.ts';

interface ExpiredLinkProps {
  /** The link was used here, with an unknown outcome. */
  readonly wasTried?: boolean;
}

/** For a link that is expired, used or invalid. The reasons are deliberately not distinguished. */
export function ExpiredLink({ wasTried = false }: ExpiredLinkProps) {
  useForgetToken();
  return (
    <FlowNotice heading="This link has expired">
      {wasTried && (
        <Notice tone="alert">
          Your password may have been changed at your first try, although no answer reached you. Please try to sign in
          with the new password first.
        </Notice>
      )}
      <p className={styles.text}>
        A link to reset a password works once and for a short time only. Please call the team that looks after you: they
        will check that it is you and send you a new one.
      </p>
      <TeamTelephones />
      <div className={styles.actions}>
        <ButtonLink to="/login">Back to sign in</ButtonLink>
      </div>
    </FlowNotice>
  );
}
