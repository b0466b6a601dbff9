import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formMessage } from '#src/api/messages/bank-error.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import type { MessageBegun } from '#src/banking/mail/message-begun.ts';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import { LeaveUnsaved } from '#src/banking/page/leave-unsaved.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { folderPath } from '#src/features/mail/model/folders.ts';
import { type MessageTyped, messageFields, messageMistakes } from '#src/features/mail/model/message-typed.ts';
import { customSubject, type SubjectChoice } from '#src/features/mail/model/subjects.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { momentText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './message-form.module.css';
import { BodyInput, CustomSubjectInput } from './message-inputs.tsx';
import type { Sending, SendingState } from './use-message-sending.ts';

interface MessageFormProps {
  readonly label: string;
  /** Empty if it is clear who writes. */
  readonly entities: readonly Entity[];
  /** Empty if the subject is given. */
  readonly subjects: readonly SubjectChoice[];
  readonly subject: string;
  readonly onSubject?: (id: string) => void;
  /** What another page has begun. */
  readonly begun?: MessageBegun | undefined;
  readonly sending: Sending;
  readonly onSend: (typed: MessageTyped) => Promise<void>;
  readonly onCancel: () => void;
}

/** The message form. What was typed stays whatever goes wrong. */
export function MessageForm(props: MessageFormProps) {
  const { label, entities, subjects, subject, onSubject, begun, sending, onSend, onCancel } = props;
  const asksFrom = entities.length > 0;
  const [written, setWritten] = useState(() => ({
    from: entities.find(({ id }) => id === begun?.from)?.id ?? '',
    customSubject: '',
    body: begun?.body ?? '',
  }));
  const typed: MessageTyped = { ...written, subject };
  const { state } = sending;
  const isBusy = state.status === 'sending';
  // Its note says how it went.
  const isSent = isBusy || state.status === 'unknown';
  const isLocked = isBusy || state.status === 'unknown' || state.status === 'same';
  const form = useForm({
    fields: messageFields,
    isClosed: isLocked,
    check: () => messageMistakes(asksFrom, typed),
    async onSubmit() {
      await onSend(typed);
      // The form is still there if it was not sent.
      form.fail();
    },
  });
  const mistakes = form.errors();
  const failed = mistakes.length === 0 ? failureOf(state) : undefined;
  const attempt = form.attempt + ('attempt' in state ? state.attempt : 0);

  function write(change: Partial<typeof written>) {
    const next = { ...written, ...change };
    setWritten(next);
    form.changed(Object.keys(change), messageMistakes(asksFrom, { ...next, subject }));
  }

  return (
    <form aria-label={label} className={stack.wide} noValidate onSubmit={form.submit}>
      {asksFrom && (
        <div id={form.idOf('from')} className={styles.choice}>
          <LazySelect
            label="From"
            placeholder="Please select"
            choices={entities}
            value={typed.from}
            error={form.mistakes.from}
            isDisabled={isLocked}
            onChange={(from) => write({ from })}
          />
        </div>
      )}
      {subjects.length > 0 && (
        <div id={form.idOf('subject')} className={styles.choice}>
          <LazySelect
            label="Subject"
            placeholder="Please select"
            choices={subjects}
            value={subject}
            error={form.mistakes.subject}
            isDisabled={isLocked}
            onChange={(id) => {
              onSubject?.(id);
              form.changed(['subject', 'customSubject']);
            }}
          />
        </div>
      )}
      <LeaveUnsaved
        isUnsaved={!isSent && (hasWords(typed.body, begun?.body) || hasWords(typed.customSubject))}
        title="Leave without sending?"
      >
        Your message has not been sent, and what you have written will be lost.
      </LeaveUnsaved>
      {subject === customSubject && (
        <CustomSubjectInput
          {...form.field('customSubject')}
          value={typed.customSubject}
          readOnly={isLocked}
          onChange={(text) => write({ customSubject: text })}
        />
      )}
      <BodyInput {...form.field('body')} value={typed.body} readOnly={isLocked} onChange={(body) => write({ body })} />
      {state.status === 'same' && (
        <SameMessageDialog sentAt={state.sentAt} onAccept={sending.sendAsWell} onClose={sending.stop} />
      )}
      {state.status === 'unknown' ? (
        <SendUnknown sending={sending} />
      ) : (
        <>
          <FormErrors
            title={failed?.title ?? 'Please check your message'}
            errors={failed === undefined ? mistakes : [failed]}
            attempt={mistakes.length > 0 || failed !== undefined ? attempt : 0}
          />
          <ButtonRow>
            <Button type="submit" look="main" busy={isBusy} busyText="Sending">
              Send
            </Button>
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </ButtonRow>
        </>
      )}
    </form>
  );
}

/** Words of the customer's own. */
function hasWords(typed: string, begun = ''): boolean {
  return typed.trim() !== begun.trim();
}

function failureOf(state: SendingState): { readonly title: string; readonly message: string } | undefined {
  switch (state.status) {
    case 'refused':
      return { title: 'Your message was not sent', message: formMessage(state.error) };
    case 'not-received':
      return {
        title: 'We have not received your message',
        message: 'It is not in your sent messages, so it has not arrived. You may send it again.',
      };
    default:
      return undefined;
  }
}

interface SameMessageDialogProps {
  readonly sentAt: Instant;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The same words were sent before, and nobody knows yet whether they arrived. */
function SameMessageDialog({ sentAt, ...actions }: SameMessageDialogProps) {
  return (
    <SameOrderDialog title="You may have sent this message already" acceptLabel="Send it as well" {...actions}>
      <p>
        We do not yet know whether the message you sent in the same words at {momentText(sentAt)} has reached us. It may
        still arrive.
      </p>
      <p>If you send it as well, we may receive it twice.</p>
    </SameOrderDialog>
  );
}

/** The answer was lost. The message is looked for in the outbox; it is not sent again by itself. */
function SendUnknown({ sending: { state, check, writeAgain } }: { readonly sending: Sending }) {
  const { telephones } = useRuntimeConfig();
  if (state.status !== 'unknown') return null;
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
        <Button look="main" busy={state.isAsking} onClick={check}>
          Check now
        </Button>
        {state.mayWriteAgain && (
          <Button disabled={state.isAsking} onClick={writeAgain}>
            Send as a new message
          </Button>
        )}
      </ButtonRow>
    </Notice>
  );
}
