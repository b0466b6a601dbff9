import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { paymentsText } from '#src/banking/orders/request-copy.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import {
  aboutOf,
  isPast,
  nameOf,
  pastText,
  progressText,
  statusLabel,
  subjectOf,
  titleOf,
} from '#src/features/approvals/model/item-copy.ts';
import { refusedText } from '#src/features/approvals/model/refused-copy.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { DisclosureButton } from '#src/ui/buttons/disclosure-button.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay, slashedMoment } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { StatusPill } from '#src/ui/text/status-pill.tsx';
import { AuthorisationActions } from './authorisation-actions.tsx';
import { AuthorisationDetails } from './authorisation-details.tsx';
import styles from './authorisation-row.module.css';
import type { Attempt, Decisions } from './use-decisions.ts';

interface AuthorisationRowProps {
  readonly item: ApprovalItem;
  /** Shown if the customer sees several entities. */
  readonly entity: string | undefined;
  /** The account that would pay, if the customer has several. */
  readonly from: string | undefined;
  /** Asked for since the customer's last visit. */
  readonly isNew: boolean;
  readonly today: CalendarDay;
  readonly decisions: Decisions;
  readonly onDecline: () => void;
}

/** One item: what is asked for, and the actions until it is decided. The rest, and who asks, opens below. */
export function AuthorisationRow({ item, entity, from, isNew, today, decisions, onDecline }: AuthorisationRowProps) {
  const { id, amount, isActionable, isRecurring, valueDate } = item;
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const attempt = decisions.attemptAt(id);
  const isOver = isPast(item, today);
  return (
    <li className={styles.row}>
      <ItemText item={item} isNew={isNew} isOver={isOver} place={placeText(from, entity)} />
      {valueDate !== undefined && (
        <p className={styles.date}>
          <span className={styles.label}>{isRecurring ? 'First payment' : 'Payment date'}</span>
          {slashedDay(valueDate)}
          {isActionable && valueDate === today && <strong className={styles.due}>Due today</strong>}
        </p>
      )}
      {amount !== undefined && (
        <p className={styles.amount}>
          <MoneyText amount={amount} />
        </p>
      )}
      <div className={styles.actions}>
        {isActionable && (
          <AuthorisationActions
            item={item}
            isPast={isOver}
            isOpen={isOpen}
            decisions={decisions}
            onDecline={onDecline}
          />
        )}
        <DisclosureButton open={isOpen} controls={detailsId} onToggle={() => setOpen(!isOpen)}>
          <span>
            Details<HiddenText> of the {nameOf(item)}</HiddenText>
          </span>
        </DisclosureButton>
      </div>
      {isOver && (isActionable || item.status === 'expired') && <p className={styles.past}>{pastText}</p>}
      {attempt !== undefined && <AttemptText attempt={attempt} />}
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        <AuthorisationDetails item={item} entity={entity} />
      </div>
    </li>
  );
}

/** Many an account has the name of its entity, which is said once. */
function placeText(from: string | undefined, entity: string | undefined): string {
  if (from === undefined || entity === undefined) return from ?? entity ?? '';
  return from.includes(entity) ? from : `${from} · ${entity}`;
}

const tones = {
  pending: 'waiting',
  'semi-authorised': 'waiting',
  authorised: 'good',
  declined: 'bad',
  expired: 'bad',
  other: 'waiting',
} as const satisfies Record<ApprovalItem['status'], string>;

interface ItemTextProps extends Pick<AuthorisationRowProps, 'item' | 'isNew'> {
  /** It can no longer be authorised. */
  readonly isOver: boolean;
  /** Account and entity; empty if there is one of each. */
  readonly place: string;
}

function ItemText({ item, isNew, isOver, place }: ItemTextProps) {
  const { isActionable, done, paymentCount, bulkReference, payee } = item;
  const status = useRef<HTMLParagraphElement>(null);
  const wasActionable = useRef(isActionable);
  const subject = subjectOf(item);
  const about = aboutOf(item);
  const progress = progressText(item);

  // The pressed button disappears with the decision; the outcome takes its focus.
  useEffect(() => {
    if (wasActionable.current && !isActionable) status.current?.focus({ preventScroll: true });
    wasActionable.current = isActionable;
  }, [isActionable]);

  return (
    <div className={styles.what}>
      <div className={styles.top}>
        <h3 className={styles.title}>
          {titleOf(item)}
          {about !== '' && <HiddenText>: {about}</HiddenText>}
        </h3>
        <p ref={status} tabIndex={-1} role="status" className={styles.status}>
          {isOver && isActionable ? (
            <StatusPill tone="bad">Past its date</StatusPill>
          ) : (
            <StatusPill tone={tones[item.status]}>{statusLabel(item)}</StatusPill>
          )}
          {done !== undefined && <span>{slashedMoment(done)}</span>}
          {progress !== undefined && <span>{progress}</span>}
        </p>
        {isNew && isActionable && <span className={styles.fresh}>New</span>}
      </div>
      {subject !== undefined && (
        <p className={styles.subject}>
          <bdi>{subject}</bdi>
          {payee !== undefined && payee.accountName !== subject && (
            <>
              {' '}
              <bdi className={styles.beside}>{payee.accountName}</bdi>
            </>
          )}
        </p>
      )}
      {place !== '' && <p className={styles.beside}>{place}</p>}
      {bulkReference !== undefined && (
        <p className={styles.file}>
          {paymentCount !== undefined && <span>{paymentsText(paymentCount)}</span>}
          <Link to={`/payments/bulk/file/${encodeURIComponent(bulkReference)}?back=auth`}>View the file</Link>
        </p>
      )}
    </div>
  );
}

function AttemptText({ attempt: { isUnknown, error } }: { readonly attempt: Attempt }) {
  return (
    <div className={styles.whole}>
      <Notice tone="alert">
        <FailureText
          error={isUnknown ? { message: error.message } : { message: refusedText(error), code: error.code }}
        />
      </Notice>
    </div>
  );
}
