import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { FlowNotice } from './flow-notice.tsx';
import styles from './flow-page.module.css';

/** After a reload of the form: the reset link is not kept anywhere. */
export function LinkForgotten() {
  return (
    <FlowNotice heading="Please open your link again">
      <p className={styles.text}>
        The page was reloaded. To keep your link safe we do not store it. Please open it again from the message we sent
        you. Reloading the page has not changed your password.
      </p>
      <ButtonRow narrow="same">
        <ButtonLink to="/login">Back to log in</ButtonLink>
      </ButtonRow>
    </FlowNotice>
  );
}
