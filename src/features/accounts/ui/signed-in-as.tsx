import type { Profile } from '#src/api/profile/user-profile.ts';
import { fullMoment } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';

/** Lets customers notice a login that was not theirs. */
export function SignedInAs({ profile }: { readonly profile: Profile }) {
  const { fullName, userName, lastLogin } = profile;
  return (
    <p className={typography.detail}>
      Logged in as <bdi>{fullName === '' ? userName : fullName}</bdi>.
      {lastLogin !== undefined && ` You last logged in at ${fullMoment(lastLogin)}.`}
    </p>
  );
}
