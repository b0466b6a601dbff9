import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

export function DamagedPayees({ words }: { readonly words: string }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {words} If you miss somebody, call <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}
