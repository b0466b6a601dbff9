import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';

/** Notice accounts pay out on notice, and notice is given to a person. */
export function WithdrawByTelephone() {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        To withdraw funds from this account, please call us on <PhoneLink number={telephones.privateBank} />.
      </p>
    </Notice>
  );
}
