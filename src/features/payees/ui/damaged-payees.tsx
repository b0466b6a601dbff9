import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
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
