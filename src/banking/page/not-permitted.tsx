import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { PlainPage } from './plain-page.tsx';
import { useRuntimeConfig } from './runtime-config-context.tsx';

/** Shown to customers without the page's permission. */
export function NotPermitted({ children: reason }: { readonly children?: string | undefined }) {
  const { telephones } = useRuntimeConfig();
  return (
    <PlainPage heading="You do not have access to this page">
      <p>
        {reason ?? 'You do not have access to this service.'} If you need it, please call us on{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
