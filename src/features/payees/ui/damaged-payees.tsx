import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';

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
