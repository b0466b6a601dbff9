import { useId } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './contact-us.module.css';

interface ContactUsProps {
  readonly topic: string;
  readonly team: 'privateBank' | 'racingBank';
}

export function ContactUs({ topic, team }: ContactUsProps) {
  const { telephones } = useRuntimeConfig();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.contact}>
      <h2 id={id}>Talk to our {team === 'racingBank' ? 'racing bank' : 'private bank'} team</h2>
      <p>
        <PhoneLink number={telephones[team]} />
      </p>
      <p className={typography.detail}>9am to 5pm, Monday to Friday, except bank holidays</p>
      <ButtonLink look="main" to={{ pathname: '/secure-mail/enquiry', hash: topic }}>
        Send Secure Message
      </ButtonLink>
    </section>
  );
}
