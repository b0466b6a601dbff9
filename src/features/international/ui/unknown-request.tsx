import { checkUnresolved, useUnresolvedViews } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { CheckText } from '#src/banking/orders/check-text.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

interface UnknownRequestProps {
  readonly reference: string;
  /** Names its note; undefined if this tab cannot look it up. */
  readonly noteAt: Instant | undefined;
}

/** The outbox is read repeatedly. Nothing is sent again. */
export function UnknownRequest({ reference, noteAt }: UnknownRequestProps) {
  const dispatch = useAppDispatch();
  const { telephones } = useRuntimeConfig();
  const view = useUnresolvedViews().find(({ at }) => at === noteAt);
  return (
    <>
      <Notice tone="warning">
        <div className={stack.closer}>
          <p>
            We do not yet know whether your request has reached the bank. No money has moved. Please do not send it
            again until we know.
          </p>
          <p>
            Its reference is {reference}. If you are not sure, call our helpdesk on{' '}
            <PhoneLink number={telephones.helpdesk} />.
          </p>
        </div>
      </Notice>
      <p role="status">{view?.payment && <CheckText {...view.payment} kind="request" />}</p>
      {noteAt !== undefined && view?.payment !== undefined && (
        <ButtonRow>
          <Button
            look="main"
            busy={view.payment.progress !== 'waiting'}
            onClick={() => void dispatch(checkUnresolved(noteAt))}
          >
            Check now
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
