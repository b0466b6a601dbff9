import type { ReactNode } from 'react';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import { MessageText } from '#src/ui/text/message-text.tsx';
import typography from '#src/ui/text/typography.module.css';

interface FailureTextProps {
  readonly error: { readonly message: string; readonly code?: string | undefined };
  /** What is missing, if that is not obvious. */
  readonly lead?: string | undefined;
  /** Shown before the error code. */
  readonly children?: ReactNode;
}

/** What happened, and the error code to quote. */
export function FailureText({ error, lead, children }: FailureTextProps) {
  return (
    <div>
      {lead !== undefined && <p className={typography.strong}>{lead}</p>}
      <p>
        <MessageText text={messageBesideCode(error)} />
      </p>
      {children}
      {error.code !== undefined && <p className={typography.note}>Error Code: {error.code}</p>}
    </div>
  );
}
