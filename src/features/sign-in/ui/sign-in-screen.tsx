import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeading } from '#src/parts/page-heading.tsx';
import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { landingPath } from '../model/landing.ts';
import { ForgottenHelp } from './forgotten-help.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-screen.module.css';
import { TurfScene } from './turf-scene.tsx';

export function SignInScreen({ onNear }: { readonly onNear: () => void }) {
  const { bankName } = useRuntimeConfig();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <TurfScene />
      <div className={styles.card}>
        <PageHeading>Sign in</PageHeading>
        <p className={styles.lead}>to {bankName} Online Banking</p>
        <SignInForm
          onNear={onNear}
          onSignedIn={(changeNeeded) => navigate(landingPath(changeNeeded, state), { replace: true })}
          onSessionOver={() => navigate('/session-expired')}
        />
        <ForgottenHelp />
      </div>
    </div>
  );
}
