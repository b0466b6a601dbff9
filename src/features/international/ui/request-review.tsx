import { useState } from 'react';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import type { KeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { momentText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { MovedDay } from './moved-day.tsx';
import { RequestFacts } from './request-facts.tsx';
import styles from './request-stage.module.css';
import { type SentRequest, useSendRequest } from './use-send-request.ts';

interface RequestReviewProps {
  readonly request: InternationalRequest;
  /** The form that the request was made from. */
  readonly keeping: KeptDraft;
  /** Otherwise the date has passed meanwhile. */
  readonly isStillRight: () => boolean;
  readonly onEdit: () => void;
  readonly onSent: (sent: SentRequest) => void;
}

/** The answers, before they are sent. After a failure they can be sent again. */
export function RequestReview({ request, keeping, isStillRight, onEdit, onSent }: RequestReviewProps) {
  const sending = useSendRequest(request, keeping, onSent);
  const { now } = sending;
  const isBusy = now.status === 'busy';
  const [isPast, setPast] = useState(false);

  function send() {
    setPast(!isStillRight());
    if (isStillRight()) sending.send();
  }

  return (
    <>
      <PageHeading step="review">Check your answers</PageHeading>
      <div className={styles.stage}>
        {now.status === 'refused' && now.error.kind !== 'session-over' && (
          <Notice tone="alert">
            <FailureText error={now.error} lead="Your request has not been sent. No money has moved." />
          </Notice>
        )}
        {isPast && (
          <Notice tone="alert">
            <p>The date has passed, so your request has not been sent. Please edit it and choose another date.</p>
          </Notice>
        )}
        {!isBusy && !isPast && now.status !== 'refused' && <p>Nothing has been sent yet.</p>}
        <MovedDay date={request.date} />
        <RequestFacts label="Your answers" request={request} />
        <ButtonRow>
          <Button look="main" busy={isBusy} onClick={send}>
            {isBusy ? 'Sending…' : 'Send request'}
          </Button>
          <Button disabled={isBusy} onClick={onEdit}>
            Edit request
          </Button>
          {!isBusy && <ButtonLink to="/payments">Cancel</ButtonLink>}
        </ButtonRow>
        <p role="status" className={styles.status}>
          {sending.isHeld && 'Please stay on this page until we have replied.'}
        </p>
      </div>
      {now.status === 'unresolved' && (
        <SameOrderDialog
          title="An earlier request may still arrive"
          acceptLabel="Send as well"
          onAccept={sending.sendAsWell}
          onClose={sending.stop}
        >
          {now.requests.map(({ at }) => (
            <p key={at}>
              We do not yet know whether the request for an international payment you sent at {momentText(at)} has
              reached us.
            </p>
          ))}
          <p>If you send this one as well, both payments may be made.</p>
        </SameOrderDialog>
      )}
    </>
  );
}
