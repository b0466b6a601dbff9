import { Navigate } from 'react-router-dom';
import { shownError } from '#src/api/messages/bank-error.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';

/** Sends customers with at least one entity to the accounts, others back to sign-in. */
export function Home() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery({ party: false });
  const failure = shownError(error);

  if (profile === undefined && failure !== undefined) {
    return (
      <PlainPage heading="Your accounts could not be opened">
        <p>
          <MessageText text={failure.message} />
        </p>
        <Button look="main" busy={isFetching} onClick={refetch}>
          Try again
        </Button>
      </PlainPage>
    );
  }
  return (
    <div aria-busy="true">
      {profile !== undefined && <Navigate to={profile.entities.length > 0 ? '/accounts' : '/login'} replace />}
    </div>
  );
}
