import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

export function DamagedAccountsNotice({ count }: { readonly count: number }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {count === 1
          ? 'One account could not be shown. If you need it today, call'
          : `${count} accounts could not be shown. If you need them today, call`}{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}

export function NoAccounts() {
  const { telephones, email } = useRuntimeConfig();
  return (
    <NothingHere lead="You currently have no accounts that can be viewed.">
      <p>
        If you expected to see one, call us on <PhoneLink number={telephones.privateBank} /> or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </NothingHere>
  );
}

/** No account to pay from: why that may be, and who can help. Another entity is only offered where there is one. */
export function NothingToPayFrom() {
  const { telephones, email } = useRuntimeConfig();
  const { data: profile } = useGetProfileQuery({ party: false });
  const hasSeveral = profile !== undefined && profile.entities.length > 1;
  return (
    <NothingHere lead="You have no accounts that can make payments.">
      <p>
        {hasSeveral ? 'Please select a different entity, or contact us' : 'Please contact us'} by telephone on{' '}
        <PhoneLink number={telephones.helpdesk} /> or by e-mail at <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </NothingHere>
  );
}
