import { PlainPage } from '#src/parts/page/plain-page.tsx';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

export function NotBuiltPage() {
  const { telephones } = useRuntimeConfig();
  return (
    <PlainPage heading="Not available yet">
      <p>
        We are still preparing this part of online banking. Until it opens, our teams will gladly do it for you: call{' '}
        <PhoneLink number={telephones.privateBank} /> (private bank) or <PhoneLink number={telephones.racingBank} />{' '}
        (racing bank).
      </p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
