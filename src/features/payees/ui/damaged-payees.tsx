import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

export function DamagedPayees({ text }: { readonly text: string }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {text} If someone is missing, call <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}
