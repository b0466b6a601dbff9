import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PlainPage } from './plain-page.tsx';

const usual = 'The bank has not opened this part of online banking to you. If you need it, please call us.';

/** Shown to customers without the page's permission. */
export function NotPermitted({ children = usual }: { readonly children?: string | undefined }) {
  return (
    <PlainPage heading="You do not have access to this page">
      <p>{children}</p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
