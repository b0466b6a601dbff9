import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

interface DoubtNoticeProps {
  /** What was being done, and that its outcome is unknown. */
  readonly text: string;
  /** What the bank is being asked, or what the customer can do. */
  readonly children: ReactNode;
  /** Missing if this page cannot ask. */
  readonly check?: { readonly isChecking: boolean; readonly now: () => void } | undefined;
  readonly dismissing: string;
  readonly onDismiss: () => void;
}

/** An order in doubt. It is looked up, never sent again. */
export function DoubtNotice({ text, children, check, dismissing, onDismiss }: DoubtNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice tone="warning">
      <div>
        <p>{text}</p>
        {children}
      </div>
      <ButtonRow narrow="same">
        {check !== undefined && (
          <Button busy={check.isChecking} onClick={check.now}>
            Check now
          </Button>
        )}
        <Button onClick={() => setAsked(true)}>Dismiss</Button>
      </ButtonRow>
      {isAsked && (
        <Dialog
          title="Dismiss this reminder?"
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Keep it</Button>
              <Button look="main" onClick={onDismiss}>
                Dismiss
              </Button>
            </>
          }
        >
          {dismissing}
        </Dialog>
      )}
    </Notice>
  );
}

interface ResolvedNoticeProps {
  readonly text: string;
  readonly onSeen: () => void;
}

/** What became of an order that was in doubt. */
export function ResolvedNotice({ text, onSeen }: ResolvedNoticeProps) {
  return (
    <Notice tone="warning">
      <p role="status">{text}</p>
      <Button onClick={onSeen}>OK</Button>
    </Notice>
  );
}
