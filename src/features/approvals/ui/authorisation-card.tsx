import { useEffect, useId, useRef } from 'react';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import {
  isPast,
  nameOf,
  pastText,
  progressText,
  statusLabel,
  stepLabel,
  titleOf,
} from '#src/features/approvals/model/item-copy.ts';
import { refusedText } from '#src/features/approvals/model/refused-copy.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedMoment } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './authorisation-card.module.css';
import { AuthorisationFacts } from './authorisation-facts.tsx';
import type { Decisions } from './use-decisions.ts';

interface AuthorisationCardProps {
  readonly item: ApprovalItem;
  /** Shown if the customer sees several entities. */
  readonly entity: string | undefined;
  /** Asked for since the customer's last visit. */
  readonly isNew: boolean;
  readonly today: CalendarDay;
  readonly decisions: Decisions;
  readonly onDecline: () => void;
}

/** One item with what it is, who did what, and the actions until it is decided. */
export function AuthorisationCard({ item, entity, isNew, today, decisions, onDecline }: AuthorisationCardProps) {
  const { id, amount, payee, fileName, bulkReference, isActionable, done } = item;
  const headingId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const wasActionable = useRef(isActionable);
  const busy = decisions.busy?.id === id ? decisions.busy.decision : undefined;
  const attempt = decisions.attemptAt(id);
  const subject = fileName ?? payee?.nickName ?? payee?.accountName;
  const whom = <HiddenText> {nameOf(item)}</HiddenText>;
  const progress = progressText(item);

  // The pressed button disappears with the decision; the outcome takes its focus.
  useEffect(() => {
    if (wasActionable.current && !isActionable) status.current?.focus({ preventScroll: true });
    wasActionable.current = isActionable;
  }, [isActionable]);

  return (
    <li className={styles.card} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div className={styles.what}>
          <h3 id={headingId} className={styles.title}>
            {titleOf(item)}
            {isNew && isActionable && <span className={styles.fresh}>New</span>}
          </h3>
          {subject !== undefined && <p className={styles.payee}>{subject}</p>}
        </div>
        {amount !== undefined && (
          <p className={styles.amount}>
            <MoneyText amount={amount} />
          </p>
        )}
      </div>
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        <span className={isActionable ? styles.label : `${styles.label} ${styles.ended}`}>{statusLabel(item)}</span>
        {done !== undefined && <span>{slashedMoment(done)}</span>}
        {progress !== undefined && <span>{progress}</span>}
      </p>
      <AuthorisationFacts item={item} entity={entity} />
      <AuditEntries item={item} />
      {isPast(item, today) && (isActionable || item.status === 'expired') && <Notice>{pastText}</Notice>}
      {attempt !== undefined && (
        <Notice tone="alert">
          <FailureText
            error={
              attempt.isUnknown
                ? { message: attempt.error.message }
                : { message: refusedText(attempt.error), code: attempt.error.code }
            }
          />
        </Notice>
      )}
      {bulkReference !== undefined && (
        <ButtonRow>
          <ButtonLink look="quiet" to={`/payments/bulk/file/${encodeURIComponent(bulkReference)}?back=auth`}>
            View the file
          </ButtonLink>
        </ButtonRow>
      )}
      {isActionable && attempt?.isUnknown && (
        <ButtonRow>
          <Button
            busy={busy !== undefined}
            disabled={decisions.busy !== undefined}
            onClick={() => void decisions.decideOn(item, attempt.decision)}
          >
            <span>Check again{whom}</span>
          </Button>
        </ButtonRow>
      )}
      {isActionable && !attempt?.isUnknown && (
        <ButtonRow>
          {!isPast(item, today) && (
            <Button
              look="main"
              busy={busy === 'approve'}
              disabled={decisions.busy !== undefined && busy !== 'approve'}
              onClick={() => void decisions.decideOn(item, 'approve')}
            >
              <span>
                {busy === 'approve' ? 'Authorising…' : 'Authorise'}
                {whom}
              </span>
            </Button>
          )}
          <Button
            busy={busy === 'decline'}
            disabled={decisions.busy !== undefined && busy !== 'decline'}
            onClick={onDecline}
          >
            <span>
              {busy === 'decline' ? 'Declining…' : 'Decline'}
              {whom}
            </span>
          </Button>
        </ButtonRow>
      )}
    </li>
  );
}

/** Who did what, and when; folded away until it is wanted. */
function AuditEntries({ item }: { readonly item: ApprovalItem }) {
  const { steps } = item;
  if (steps.length === 0) return null;
  return (
    <details className={styles.audit}>
      <summary className={styles.summary}>
        Audit entries ({steps.length})<HiddenText> of the {nameOf(item)}</HiddenText>
      </summary>
      <ol className={stack.closest}>
        {steps.map(({ authedBy, authedOn, status, note }) => (
          <li key={`${authedOn} ${status} ${authedBy}`} className={styles.step}>
            <span className={styles.auditEntriesWhat}>{stepLabel(status)}</span>
            <span>{authedBy ?? 'The bank'}</span>
            <span>{slashedMoment(authedOn)}</span>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
