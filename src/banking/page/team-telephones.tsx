import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { useRuntimeConfig } from './runtime-config-context.tsx';
import styles from './team-telephones.module.css';

/** For customers who cannot log in. */
export function TeamTelephones() {
  const { telephones } = useRuntimeConfig();
  return (
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
  );
}
