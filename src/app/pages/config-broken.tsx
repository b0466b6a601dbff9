import { Button } from '#src/ui/buttons/button.tsx';
import { StandInPage } from '#src/ui/text/stand-in-page.tsx';
import styles from './config-broken.module.css';

/** Depends on nothing: no configuration and no store exists yet. */
export function ConfigBrokenPage({ problems }: { readonly problems: readonly string[] }) {
  return (
    <StandInPage heading="Online banking is not available">
      <p>We could not read how this site is set up. Nothing is wrong with your accounts; please try again later.</p>
      <Button look="main" onClick={() => globalThis.location.reload()}>
        Try again
      </Button>
      <details>
        <summary className={styles.question}>For whoever looks after this site</summary>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </details>
    </StandInPage>
  );
}
