import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

/** Withdrawals from notice accounts need notice, which is given by phone. */
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
