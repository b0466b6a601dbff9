import { useEffect, useRef } from 'react';
import type { Mail } from '#src/api/mail/mail.ts';
import type { MessageTyped } from '#src/features/mail/model/message-typed.ts';
import { replyOnWire } from '#src/features/mail/model/subjects.ts';
import typography from '#src/ui/text/typography.module.css';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';
import styles from './reply-form.module.css';
import { useSending } from './use-message-sending.ts';
import { useWriter } from './use-writer.ts';

interface ReplyFormProps {
  readonly to: Mail;
  readonly onClose: () => void;
}

/** An answer in the same conversation, for the entity that the conversation is about. */
export function ReplyForm({ to, onClose }: ReplyFormProps) {
  const writer = useWriter();
  const sending = useSending();
  const around = useRef<HTMLDivElement>(null);

  // The pressed button is gone: writing begins at once.
  useEffect(() => around.current?.querySelector('textarea')?.focus(), []);

  async function send({ from, body }: MessageTyped) {
    const party = to.party ?? writer.partyOf(from);
    if (party === undefined) return;
    await sending.send({ party, ...replyOnWire(to), body: body.trim(), replyingTo: to });
  }

  if (sending.state.status === 'made') {
    return (
      <div className={styles.reply}>
        <MessageSent />
      </div>
    );
  }
  return (
    <div ref={around} className={styles.reply}>
      <h2 className={typography.large}>Reply</h2>
      <MessageForm
        label="Reply"
        entities={to.party === undefined ? writer.entities : []}
        subjects={[]}
        subject={to.subjectId || '3'}
        sending={sending}
        onSend={send}
        onCancel={onClose}
      />
    </div>
  );
}
