import { Link } from 'react-router-dom';
import type { AlertsUser } from '#src/api/alerts/alert.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

const unknown = 'We do not hold one';

/** Where alerts go. What the bank does not hold is never shown as if it were the customer's. */
export function ContactDetails({ contacts: { email, sms } }: Pick<AlertsUser, 'contacts'>) {
  const { telephones } = useRuntimeConfig();
  const change = (
    <>
      <Link to="/secure-mail/new">send us a secure message</Link> or call <PhoneLink number={telephones.privateBank} />
    </>
  );
  if (email === undefined && sms === undefined) {
    return (
      <Card>
        <p>
          We hold neither an e-mail address nor a mobile number for you, so we cannot send you alerts. To give us your
          contact details, {change}.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <FactList
        facts={[
          { label: 'E-mail address', value: email ?? unknown },
          { label: 'Mobile number', value: sms ?? unknown },
        ]}
      />
      <p>To change these, {change}.</p>
    </Card>
  );
}
