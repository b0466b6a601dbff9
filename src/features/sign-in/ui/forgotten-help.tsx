import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';
import styles from './forgotten-help.module.css';

export function ForgottenHelp() {
  const { telephones } = useRuntimeConfig();
  return (
    <details className={styles.help}>
      <summary className={styles.question}>I have forgotten my User ID or password</summary>
      <div className={styles.answer}>
        <p>Please call the team that looks after you. They will check that it is you and help you back in.</p>
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
      </div>
    </details>
  );
}
