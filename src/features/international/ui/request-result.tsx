import { useEffect } from 'react';
import { checkUnresolved, unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useUnresolvedViews } from '#src/api/payments/use-unresolved-views.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { PageHeading } from '#src/parts/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { checkText } from '#src/parts/payments/unresolved-payments.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { RequestFacts } from './request-facts.tsx';
import styles from './request-stage.module.css';
import type { SentRequest } from './use-send-request.ts';

interface RequestResultProps {
  readonly sent: SentRequest;
  /** The message was found in the outbox. */
  readonly onResolved: () => void;
}

/** What became of the request, and everything it says. */
export function RequestResult({ sent, onResolved }: RequestResultProps) {
  const { request, reference, unknown } = sent;
  return (
    <>
      {unknown === undefined ? (
        <PageHeading key="sent" step="sent">
          Request sent
        </PageHeading>
      ) : (
        <PageHeading key="unknown" step="unknown">
          We do not yet know whether your request was sent
        </PageHeading>
      )}
      <div className={styles.stage}>
        {unknown === undefined ? (
          <Notice>
            <div className={styles.texts}>
              <p>
                The bank has your request. No money has moved yet: the bank makes the payment, and writes to you if
                anything is missing.
              </p>
              <p>Your reference for this request is {reference}. A copy is in the outbox of your secure mail.</p>
            </div>
          </Notice>
        ) : (
          <Unknown sent={sent} unknown={unknown} onResolved={onResolved} />
        )}
        <RequestFacts label="Your request" request={request} />
        <ButtonRow>
          <ButtonLink to="/payments/request-international" look={unknown === undefined ? 'main' : 'plain'}>
            Make another request
          </ButtonLink>
          <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
        </ButtonRow>
      </div>
    </>
  );
}

interface UnknownProps extends RequestResultProps {
  readonly unknown: NonNullable<SentRequest['unknown']>;
}

/** Looks in the outbox repeatedly. Nothing is sent again. */
function Unknown({ sent: { reference }, unknown: { error, noteAt }, onResolved }: UnknownProps) {
  const dispatch = useAppDispatch();
  const { telephones } = useRuntimeConfig();
  const view = useUnresolvedViews().find(({ at }) => at === noteAt);
  const isResolved = view?.payment?.outcome !== undefined;

  // Answers arrive without any action by the customer.
  useEffect(() => {
    if (noteAt === undefined || !isResolved) return;
    onResolved();
    dispatch(unresolvedDismissed(noteAt));
  }, [dispatch, onResolved, noteAt, isResolved]);

  return (
    <>
      <Notice tone="warning">
        <div className={styles.texts}>
          <p>{error.message}</p>
          <p>
            Its reference is {reference}. If you are not sure, call our helpdesk on{' '}
            <PhoneLink number={telephones.helpdesk} />.
          </p>
        </div>
      </Notice>
      <p role="status">{view?.payment && checkText(view.payment, true)}</p>
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
