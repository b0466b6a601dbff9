import { TeamTelephones } from '#src/banking/page/team-telephones.tsx';
import styles from './forgotten-help.module.css';

export function ForgottenHelp() {
  return (
    <details className={styles.help}>
      <summary className={styles.question}>I have forgotten my User ID or password</summary>
      <div className={styles.answer}>
        <p>Please call the team that looks after you. They will check your identity and help you log in.</p>
        <TeamTelephones />
      </div>
    </details>
  );
}
