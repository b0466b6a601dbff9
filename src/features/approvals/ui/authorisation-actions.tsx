import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { nameOf } from '#src/features/approvals/model/item-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import type { Decisions } from './use-decisions.ts';

interface AuthorisationActionsProps {
  readonly item: ApprovalItem;
  /** It can be declined, and no more. */
  readonly isPast: boolean;
  /** Its details are shown; until then the amounts of the list are what stands out. */
  readonly isOpen: boolean;
  readonly decisions: Decisions;
  readonly onDecline: () => void;
}

/** While one item is processed, the others are disabled. What may have been decided is only looked up. */
export function AuthorisationActions({ item, isPast, isOpen, decisions, onDecline }: AuthorisationActionsProps) {
  const busy = decisions.busy?.id === item.id ? decisions.busy.decision : undefined;
  const attempt = decisions.attemptAt(item.id);
  const whom = <HiddenText> {nameOf(item)}</HiddenText>;
  if (attempt?.isUnknown) {
    return (
      <Button
        busy={busy !== undefined}
        disabled={decisions.busy !== undefined}
        onClick={() => void decisions.decideOn(item, attempt.decision)}
      >
        <span>Check again{whom}</span>
      </Button>
    );
  }
  return (
    <>
      {!isPast && (
        <Button
          look={isOpen ? 'main' : 'plain'}
          busy={busy === 'approve'}
          disabled={decisions.busy !== undefined && busy !== 'approve'}
          onClick={() => void decisions.decideOn(item, 'approve')}
        >
          <span>Authorise{whom}</span>
        </Button>
      )}
      <Button
        look="quiet-danger"
        busy={busy === 'decline'}
        disabled={decisions.busy !== undefined && busy !== 'decline'}
        onClick={onDecline}
      >
        <span>Decline{whom}</span>
      </Button>
    </>
  );
}
