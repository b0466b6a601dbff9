import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { folderPath } from '#src/features/mail/model/folders.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import type { Sending } from './use-message-sending.ts';

/** The answer was lost. The message is looked for in the outbox; it is not sent again by itself. */
export function SendUnknown({ sending: { state, check, writeAgain } }: { readonly sending: Sending }) {
  const { telephones } = useRuntimeConfig();
  if (state.is !== 'unknown') return null;
  return (
    <Notice tone="alert">
      <div>
        <p>
          We do not yet know whether your message was sent. It is not in your{' '}
          <Link to={folderPath('outbox')}>sent messages</Link> so far. We will keep checking.
        </p>
        <p>
          Please do not send it again yet, as we might receive it twice. If it is urgent, call{' '}
          <PhoneLink number={telephones.helpdesk} />.
        </p>
      </div>
      <ButtonRow>
        <Button look="main" busy={state.isChecking} onClick={() => void check()}>
          Check now
        </Button>
        {state.mayWriteAgain && <Button onClick={writeAgain}>Send as a new message</Button>}
      </ButtonRow>
    </Notice>
  );
}
