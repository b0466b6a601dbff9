import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';
import { FlowNotice } from './flow-notice.tsx';
import styles from './flow-page.module.css';
import { useTokenForgotten } from './use-token-forgotten.ts';

/** For a link that is too old, was used, or never was one: the page tells none apart. */
export function ExpiredLink() {
  useTokenForgotten();
  const { telephones } = useRuntimeConfig();
  return (
    <FlowNotice heading="This link has expired">
      <p className={styles.text}>
        A link to reset a password works once and for a short time only. Please call the team that looks after you: they
        will check that it is you and send you a new one.
      </p>
      <dl className={styles.teams}>
        <div>
          <dt>Private bank team</dt>
          <dd>
            <PhoneLink number={telephones.privateBank} />
          </dd>
        </div>
        <div>
          <dt>Racing bank team</dt>
          <dd>
            <PhoneLink number={telephones.racingBank} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <ButtonLink to="/login">Back to sign in</ButtonLink>
      </div>
    </FlowNotice>
  );
}
