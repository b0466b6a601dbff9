import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

/** For a URL that names no standing order of this session and entity. */
export function InstructionUnknown() {
  return (
    <PlainPage heading="We could not find this standing order">
      <p>
        For your security, links to standing orders change each time you log in, so an older link no longer works. It
        may also belong to another entity.
      </p>
      <ButtonLink look="main" to="/payments/upcoming">
        Back to upcoming payments
      </ButtonLink>
    </PlainPage>
  );
}
