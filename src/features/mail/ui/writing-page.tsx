import { useNavigate } from 'react-router-dom';
import type { MessageBegun } from '#src/banking/mail/message-begun.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { MessageTyped } from '#src/features/mail/model/message-typed.ts';
import { type SubjectChoice, subjectOnWire } from '#src/features/mail/model/subjects.ts';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { useSending } from './use-message-sending.ts';
import { useWriter } from './use-writer.ts';

interface WritingPageProps {
  readonly label: string;
  /** Above the form. */
  readonly lead?: string;
  readonly subjects: readonly SubjectChoice[];
  readonly subject: string;
  readonly onSubject?: (id: string) => void;
  readonly begun?: MessageBegun | undefined;
  /** Where Cancel leads. */
  readonly backTo: string;
}

/** A new message, until it is sent. */
export function WritingPage({ backTo, lead, ...form }: WritingPageProps) {
  const navigate = useNavigate();
  const writer = useWriter();
  const sending = useSending();

  if (sending.state.status === 'made') return <MessageSent />;
  if (!writer.isKnown) {
    if (writer.failed !== undefined) return <CallFailed failed={writer.failed} />;
    return (
      <>
        {lead !== undefined && <p>{lead}</p>}
        <Waiting text="Loading data...">
          <Skeleton width="long" />
        </Waiting>
      </>
    );
  }

  async function send({ from, subject, customSubject, body }: MessageTyped) {
    const party = writer.partyOf(from);
    if (party === undefined) return;
    await sending.send({ party, ...subjectOnWire(subject, customSubject), body: body.trim() });
  }

  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      <MessageForm
        {...form}
        entities={writer.entities}
        sending={sending}
        onSend={send}
        onCancel={() => void navigate(backTo)}
      />
    </>
  );
}
