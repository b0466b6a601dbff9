import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sharedStorage, storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import type { PlannedWork } from '#src/api/environment/runtime-config.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { TeamTelephones } from '#src/banking/page/team-telephones.tsx';
import { landingPath, saysPasswordChanged } from '#src/features/session/model/landing.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { UnfoldMark } from '#src/ui/buttons/unfold-mark.tsx';
import type { Preferences } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-screen.module.css';
import turfDark from './turf-dark.svg';
import turfLight from './turf-light.svg';

/** Apart, because only what writes days needs a library of dates, and work is rarely planned. */
const PlannedWorkNotice = lazyScreen(() =>
  import('./planned-work-notice.tsx').then(
    ({ PlannedWorkNotice: Loaded }) => Loaded,
    () => PlannedWorkText,
  ),
);

function PlannedWorkText({ work }: { readonly work: PlannedWork }) {
  return <Notice tone="warning">{work.text}</Notice>;
}

export function SignInScreen({ onNear }: { readonly onNear: () => void }) {
  const { bankName, maintenance } = useRuntimeConfig();
  const { state } = useLocation();
  const navigate = useNavigate();
  const session = useAppSelector(selectSession);
  const sessionId = session.status === 'signed-in' ? session.sessionId : undefined;
  // Only a session found on arrival counts: logging in here leads on at once.
  const [found] = useState(sessionId);

  // A session left by an earlier page is never resumed.
  useEffect(() => {
    for (const storage of [sharedStorage, tabStorage]) storage.removeItem(storedKeys.sessionEndedAt);
  }, []);

  if (session.status === 'signed-in' && session.credentialsChangeNeeded) {
    return <Navigate to={landingPath(true, state)} replace />;
  }
  return (
    <div className={styles.page}>
      <TurfScene />
      <div className={styles.card}>
        <PageHeading>Log in</PageHeading>
        <p className={styles.lead} data-configured="">
          to {bankName} Online Banking
        </p>
        {maintenance !== undefined && (
          <div className={styles.news}>
            <Suspense>
              <PlannedWorkNotice work={maintenance} />
            </Suspense>
          </div>
        )}
        {saysPasswordChanged(state) && (
          <div className={styles.news}>
            <Notice>Your password has been changed. Please log in with the new one.</Notice>
          </div>
        )}
        {found !== undefined && found === sessionId && (
          <div className={styles.news}>
            <Notice>
              <p>You are already logged in. If you log in again, your current session will end.</p>
              <ButtonLink to="/accounts">Go to my accounts</ButtonLink>
            </Notice>
          </div>
        )}
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

function ForgottenHelp() {
  return (
    <details className={styles.help}>
      <summary className={styles.question}>
        I have forgotten my User ID or password
        <UnfoldMark />
      </summary>
      <div className={styles.answer} data-configured="">
        <p>Please call the team that looks after you. They will check your identity and help you log in.</p>
        <TeamTelephones />
      </div>
    </details>
  );
}

const darkWhere: Readonly<Record<Preferences['theme'], string>> = {
  device: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
};

/** The gallops at dawn, or by moonlight in dark mode. */
function TurfScene() {
  const theme = usePreference('theme');
  return (
    <picture>
      <source media={darkWhere[theme]} srcSet={turfDark} />
      <img src={turfLight} alt="" width="1600" height="1000" fetchPriority="high" className={styles.scene} />
    </picture>
  );
}
