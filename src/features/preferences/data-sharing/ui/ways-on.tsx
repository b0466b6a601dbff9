import { sharingPath } from '#src/features/preferences/data-sharing/model/sharing-path.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';

interface WaysOnProps {
  /** Providers beside the one on the page, if any. */
  readonly hasOthers: boolean;
}

/** From where nothing, or nothing more, can be done about this provider. */
export function WaysOn({ hasOthers }: WaysOnProps) {
  return (
    <ButtonRow>
      {hasOthers && <ButtonLink to={sharingPath}>See all providers</ButtonLink>}
      <ButtonLink to="/accounts">Back to your accounts</ButtonLink>
    </ButtonRow>
  );
}
