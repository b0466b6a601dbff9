import { useId, useRef, useState } from 'react';
import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import { directionWord } from '#src/features/transactions/model/transaction-facts.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, dayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './pending-block.module.css';
import type { PendingNow } from './use-pending.ts';

interface PendingBlockProps {
  readonly pending: PendingNow;
  readonly isHidden: boolean;
  readonly onToggle: () => void;
  /** Depends on whether the list has a heading above it. */
  readonly headingLevel: 2 | 3;
}

/** Lines shown at first: the booked transactions below matter as much. */
const fewest = { small: 2, medium: 3, large: 3 } as const;

const copy = {
  late: 'These are still loading.',
  none: 'There are no pending transactions.',
  failed: 'These could not be loaded.',
} as const;

/** Pending transactions, apart from booked ones. Hidden if there are none, unless its place was kept while the bank was slow. */
export function PendingBlock({ pending, ...block }: PendingBlockProps) {
  const headingId = useId();
  if (pending.status === 'absent') return null;
  if (pending.status === 'listed') return <PendingLines {...block} pending={pending.lines} headingId={headingId} />;
  const Heading = `h${block.headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <div className={styles.top}>
        <div>
          <Heading id={headingId} className={styles.heading}>
            Pending transactions
          </Heading>
          <p className={styles.words}>{copy[pending.status]}</p>
        </div>
      </div>
    </section>
  );
}

interface PendingLinesProps extends Omit<PendingBlockProps, 'pending'> {
  readonly pending: readonly PendingTransaction[];
  readonly headingId: string;
}

function PendingLines({ pending, headingId, isHidden, onToggle, headingLevel }: PendingLinesProps) {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  const size = useScreenSize();
  const [showsAll, setShowsAll] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);

  // The pressed button disappears.
  function showAll() {
    setShowsAll(true);
    toggleRef.current?.focus({ preventScroll: true });
  }

  const shown = showsAll ? pending : pending.slice(0, fewest[size]);
  const isCut = !isHidden && shown.length < pending.length;
  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <div className={styles.top}>
        <div>
          <Heading id={headingId} className={styles.heading}>
            Pending transactions <span className={styles.count}>({pending.length})</span>
          </Heading>
          {!isHidden && !(isCut && size === 'small') && (
            <p className={styles.words}>These have not cleared and may change.</p>
          )}
        </div>
        <div className={styles.buttons}>
          {isCut && (
            <Button look="quiet" onClick={showAll}>
              Show all {pending.length}
            </Button>
          )}
          <Button
            ref={toggleRef}
            look="quiet"
            aria-expanded={!isHidden}
            aria-controls={isHidden ? undefined : `${id}-list`}
            onClick={onToggle}
          >
            <span>
              {isHidden ? 'Show' : 'Hide'}
              <HiddenText> pending transactions</HiddenText>
            </span>
          </Button>
        </div>
      </div>
      {!isHidden && (
        <ul id={`${id}-list`} className={styles.rows}>
          {shown.map((line) => (
            <PendingRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PendingRow({ line: { title, day, valueDay, flag, amount } }: { readonly line: PendingTransaction }) {
  return (
    <li className={styles.row}>
      <p className={styles.title}>{title}</p>
      <p aria-hidden="true" className={styles.due}>
        {valueDay !== undefined && `Due ${briefDay(valueDay)}`}
      </p>
      <p className={styles.days}>
        {dayText(day)}
        {valueDay !== undefined && ` · due to clear ${dayText(valueDay)}`}
      </p>
      <p className={styles.figure}>
        <span className={styles.direction}>{directionWord(flag)}</span>{' '}
        <span className={styles.sign} data-flag={flag}>
          <MoneyText amount={amount} />
        </span>
      </p>
    </li>
  );
}
