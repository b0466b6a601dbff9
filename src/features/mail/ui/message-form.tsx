import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formMessage } from '#src/api/messages/bank-error.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { LeaveUnsaved } from '#src/banking/page/leave-unsaved.tsx';
import { type MessageTyped, messageFields, messageSchema } from '#src/features/mail/model/message-typed.ts';
import { customSubject, type SubjectChoice } from '#src/features/mail/model/subjects.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './message-form.module.css';
import { BodyInput, ChoiceInput, CustomSubjectInput } from './message-inputs.tsx';
import { SameMessageDialog } from './same-message-dialog.tsx';
import { SendUnknown } from './send-unknown.tsx';
import type { Sending, SendingState } from './use-message-sending.ts';

interface MessageFormProps {
  readonly label: string;
  /** Empty if it is clear who writes. */
  readonly entities: readonly Entity[];
  /** Empty if the subject is given. */
  readonly subjects: readonly SubjectChoice[];
  readonly subject: string;
  readonly onSubject?: (id: string) => void;
  readonly sending: Sending;
  readonly onSend: (typed: MessageTyped) => Promise<void>;
  readonly onCancel: () => void;
}

/** The message form. What was typed stays whatever goes wrong. */
export function MessageForm(props: MessageFormProps) {
  const { label, entities, subjects, subject, onSubject, sending, onSend, onCancel } = props;
  const asksFrom = entities.length > 0;
  const resolver = useMemo(() => zodResolver(messageSchema(asksFrom)), [asksFrom]);
  const form = useForm<MessageTyped>({
    resolver,
    mode: 'onSubmit',
    // A corrected mistake goes at once.
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { from: '', subject, customSubject: '', body: '' },
  });
  useGivenSubject(form, subject);
  const { clearErrors, control, formState, handleSubmit, setFocus, watch } = form;
  const { errors, submitCount } = formState;
  const { state } = sending;
  const isBusy = state.is === 'sending';
  // Its note says how it went.
  const isSent = isBusy || state.is === 'unknown';
  const isLocked = isBusy || state.is === 'unknown' || state.is === 'same';

  const mistakes = messageFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ message, onFollow: () => setFocus(field) }];
  });
  const failed = mistakes.length === 0 ? failureOf(state) : undefined;
  const attempt = submitCount + ('attempt' in state ? state.attempt : 0);

  return (
    <form
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isLocked) event.preventDefault();
        else void handleSubmit(onSend)(event);
      }}
    >
      {asksFrom && <ChoiceInput control={control} name="from" label="From" choices={entities} isLocked={isLocked} />}
      {subjects.length > 0 && (
        <ChoiceInput
          control={control}
          name="subject"
          label="Subject"
          choices={subjects}
          isLocked={isLocked}
          onChosen={(id) => {
            clearErrors('customSubject');
            onSubject?.(id);
          }}
        />
      )}
      <LeaveUnsaved
        isUnsaved={!isSent && (hasWords(watch('body')) || hasWords(watch('customSubject')))}
        title="Leave without sending?"
      >
        Your message has not been sent, and what you have written will be lost.
      </LeaveUnsaved>
      {watch('subject') === customSubject && <CustomSubjectInput control={control} isLocked={isLocked} />}
      <BodyInput control={control} isLocked={isLocked} />
      {state.is === 'same' && (
        <SameMessageDialog sentAt={state.sentAt} onAccept={() => void sending.sendAsWell()} onClose={sending.stop} />
      )}
      {state.is === 'unknown' ? (
        <SendUnknown sending={sending} />
      ) : (
        <>
          <FormErrors
            title={failed?.title ?? 'Please check your message'}
            errors={failed === undefined ? mistakes : [failed]}
            attempt={mistakes.length > 0 || failed !== undefined ? attempt : 0}
          />
          <ButtonRow>
            <Button type="submit" look="main" busy={isBusy}>
              {isBusy ? 'Sending' : 'Send'}
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </ButtonRow>
        </>
      )}
    </form>
  );
}

function hasWords(typed: string): boolean {
  return typed.trim() !== '';
}

function failureOf(state: SendingState): { readonly title: string; readonly message: string } | undefined {
  switch (state.is) {
    case 'failed':
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

/** A subject from the URL may change while the form is open. */
function useGivenSubject({ clearErrors, setValue }: UseFormReturn<MessageTyped>, subject: string): void {
  const given = useRef(subject);
  // The form keeps its own values, so a change from outside is handed to it.
  useEffect(() => {
    if (given.current === subject) return;
    given.current = subject;
    setValue('subject', subject);
    clearErrors('customSubject');
  }, [subject, setValue, clearErrors]);
}
