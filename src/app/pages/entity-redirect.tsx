import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

const pauseMs = 3_000;

/** Shown between a page of one entity and the accounts of another. */
export function EntityRedirectPage() {
  const navigate = useNavigate();

  // The redirect is timed.
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/accounts', { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <PlainPage heading="Taking you back to your accounts">
      <p>You will see accounts for your chosen entity.</p>
      <ButtonLink to="/accounts" replace>
        Go there now
      </ButtonLink>
    </PlainPage>
  );
}
