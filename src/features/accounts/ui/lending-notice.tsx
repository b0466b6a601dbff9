import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

export function LendingNotice() {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        Loan and mortgage balances show what you owe. To repay early, or to discuss your loan or mortgage, call{' '}
        <PhoneLink number={telephones.privateBank} />.
      </p>
    </Notice>
  );
}
