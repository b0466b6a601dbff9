import { useState } from 'react';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { processedCopy } from '#src/banking/paying/model/payment-lines.ts';
import { ChangeButton } from '#src/banking/paying/review/change-button.tsx';
import { ReviewFailed } from '#src/banking/paying/review/review-failed.tsx';
import { ReviewFrame } from '#src/banking/paying/review/review-frame.tsx';
import type { KeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { shownAmount } from '#src/features/international/model/request-currencies.ts';
import { rateNote, shortNote } from '#src/features/international/model/request-funds.ts';
import { fieldOfLine, requestLines } from '#src/features/international/model/request-lines.ts';
import type { RequestField } from '#src/features/international/model/typed-request.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { momentText } from '#src/ui/text/dates.ts';
import { AnswerText } from './request-facts.tsx';
import { RequestTop } from './request-top.tsx';
import { type SentRequest, useSendRequest } from './use-send-request.ts';

interface RequestReviewProps {
  readonly request: InternationalRequest;
  /** The form that the request was made from. */
  readonly keeping: KeptDraft;
  /** The bank's day now: the date may have passed meanwhile. */
  readonly todayNow: () => CalendarDay;
  readonly onChange: (field: RequestField) => void;
  readonly onSent: (sent: SentRequest) => void;
}

/** The answers, before they are sent. After a failure they can be sent again. */
export function RequestReview({ request, keeping, todayNow, onChange, onSent }: RequestReviewProps) {
  const sending = useSendRequest(request, keeping, onSent);
  const { now } = sending;
  const isBusy = now.status !== 'ready' && now.status !== 'refused' && now.status !== 'unresolved';
  const [isPast, setPast] = useState(false);
  const areBalancesHidden = useBalancesHidden();

  function send() {
    const isLate = request.date < todayNow();
    setPast(isLate);
    if (!isLate) sending.send();
  }

  const changeOf = (field: RequestField, label: string) => (
    <ChangeButton what={inSentence(label)} disabled={isBusy} onPress={() => onChange(field)} />
  );
  const lines = requestLines(request);
  const answers = lines.flatMap(({ label, value }) => {
    const field = fieldOfLine({ label });
    // The amount stands at the foot.
    if (field === 'amount') return [];
    const shown = { label, value: <AnswerText value={value} /> };
    return [field === undefined ? shown : { ...shown, action: changeOf(field, label) }];
  });

  return (
    <>
      <RequestTop step="Check">
        <PageHeading step="review">Check your answers</PageHeading>
      </RequestTop>
      <ReviewFrame
        answers={answers}
        isUnsent={!isBusy && !isPast && now.status !== 'refused'}
        notes={reviewNotes(request, todayNow(), areBalancesHidden)}
        amount={shownAmount(request.amount, request.currency)}
        amountLabel={`Amount to ${request.name}`}
        changeAmount={changeOf('amount', 'amount')}
        confirm={
          <Button look="main" busy={isBusy} busyText="Sending…" onClick={send}>
            Send request
          </Button>
        }
        isHeld={sending.isHeld}
      >
        {now.status === 'refused' && now.error.kind !== 'session-over' && (
          <ReviewFailed>
            <FailureText error={now.error} lead="Your request has not been sent. No money has moved." />
          </ReviewFailed>
        )}
        {isPast && (
          <ReviewFailed>
            <p>The date has passed, so your request has not been sent. Please change it and send it again.</p>
          </ReviewFailed>
        )}
      </ReviewFrame>
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

/** Lower case, except for names that are capitals. */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}

/** What follows from the answers: another day, a conversion, and money that is not there yet. */
function reviewNotes(request: InternationalRequest, today: CalendarDay, areBalancesHidden: boolean): readonly string[] {
  const { date, from } = request;
  const day = sameOrNextWorkingDay(date);
  const short = date === today ? undefined : shortNote(request, from, areBalancesHidden);
  const notes = [day === date ? undefined : processedCopy('payment', day), rateNote(request, from), short];
  return notes.filter((note) => note !== undefined);
}
