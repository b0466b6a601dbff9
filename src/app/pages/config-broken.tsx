import { Button } from '#src/ui/buttons/button.tsx';
import { StandInPage } from '#src/ui/text/stand-in-page.tsx';
import styles from './config-broken.module.css';

/** Depends on nothing: no configuration and no store exists yet. */
export function ConfigBrokenPage({ problems }: { readonly problems: readonly string[] }) {
  return (
    <StandInPage heading="Online banking is not available">
      <p>We could not load the settings of this site. Your accounts are not affected. Please try again later.</p>
      <Button look="main" onClick={() => globalThis.location.reload()}>
        Try again
      </Button>
      <details>
        <summary className={styles.question}>For the team that runs this site</summary>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </details>
    </StandInPage>
  );
}
