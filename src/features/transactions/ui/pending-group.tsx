import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import { matchPending } from '#src/features/transactions/model/match-pending.ts';
import { directionWord } from '#src/features/transactions/model/transaction-facts.ts';
import { countFilters, type Filters } from '#src/features/transactions/model/transaction-filters.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { sizeOfRoom, useListRoom } from '#src/ui/overlays/screen-size.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { LeadGroup, leadCount } from '#src/ui/table/lead-group.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { PendingIcon } from './category-icon.tsx';
import styles from './pending-group.module.css';
import { TitleCell } from './transaction-columns.tsx';
import type { Pending } from './use-pending.ts';

/** Lines shown at first: the booked transactions below matter as much. */
const fewest = { small: 2, medium: 3, large: 3 } as const;

const copy = {
  late: 'These are still loading.',
  none: 'There are no pending transactions.',
  failed: 'These could not be loaded.',
} as const;

/**
 * Pending transactions as the first group of the list, and how many rows it takes. Undefined if there are none, unless its
 * place was kept while the bank was slow. They are filtered as the others are.
 */
export function usePendingGroup({ pending, isHidden, toggle }: Pending, filters: Filters, level: 2 | 3) {
  const rowsId = useId();
  const size = sizeOfRoom(useListRoom());
  const [showsAll, setShowsAll] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { status } = pending;
  const all = pending.status === 'listed' ? pending.lines : undefined;

  // Every row of the list would follow a new group.
  return useMemo(() => {
    // The pressed button disappears.
    function showAll() {
      setShowsAll(true);
      toggleRef.current?.focus({ preventScroll: true });
    }

    if (status === 'absent') return undefined;
    if (all === undefined) {
      if (status === 'listed' || countFilters(filters) > 0) return undefined;
      const heading = <PendingHeading level={level} words={copy[status]} />;
      return { count: leadCount([]), group: <PendingRows heading={heading} rowsId={rowsId} lines={[]} /> };
    }
    const lines = matchPending(all, filters);
    if (lines.length === 0) return undefined;
    const fewer = showsAll ? lines : lines.slice(0, fewest[size]);
    const shown = isHidden ? [] : fewer;
    const words = isHidden ? undefined : 'These have not cleared and may change.';
    const heading = (
      <PendingHeading level={level} count={lines.length} words={words}>
        {!isHidden && fewer.length < lines.length && (
          <Button look="quiet" onClick={showAll}>
            Show all {lines.length}
          </Button>
        )}
        <Button
          ref={toggleRef}
          look="quiet"
          aria-expanded={!isHidden}
          aria-controls={isHidden ? undefined : rowsId}
          onClick={toggle}
        >
          <span>
            {isHidden ? 'Show' : 'Hide'}
            <HiddenText> pending transactions</HiddenText>
          </span>
        </Button>
      </PendingHeading>
    );
    return { count: leadCount(shown), group: <PendingRows heading={heading} rowsId={rowsId} lines={shown} /> };
  }, [status, all, filters, showsAll, size, isHidden, toggle, level, rowsId]);
}

interface PendingHeadingProps {
  /** Depends on whether the list has a heading above it. */
  readonly level: 2 | 3;
  readonly count?: number;
  readonly words: string | undefined;
  readonly children?: ReactNode;
}

function PendingHeading({ level, count, words, children }: PendingHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.top}>
      <div className={styles.about}>
        <Heading className={styles.heading}>
          Pending<HiddenText> transactions</HiddenText>
          {count !== undefined && <span className={styles.count}> ({count})</span>}
        </Heading>
        {words !== undefined && <p className={styles.words}>{words}</p>}
      </div>
      {children !== undefined && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}

interface PendingRowsProps {
  readonly heading: ReactNode;
  readonly rowsId: string;
  readonly lines: readonly PendingTransaction[];
}

function PendingRows({ heading, rowsId, lines }: PendingRowsProps) {
  return (
    <LeadGroup
      label="Pending transactions"
      heading={heading}
      columns={columns}
      rows={lines}
      rowsId={rowsId}
      rowKey={({ id }) => id}
      card={(line) => <PendingCard line={line} />}
    />
  );
}

function whenText({ day, valueDay }: PendingTransaction): string {
  return valueDay === undefined ? slashedDay(day) : `${slashedDay(day)} · due to clear ${slashedDay(valueDay)}`;
}

function dueText({ day, valueDay }: PendingTransaction): string {
  return valueDay === undefined ? slashedDay(day) : `Due to clear ${slashedDay(valueDay)}`;
}

const titleOver = (underOf: typeof whenText) => (line: PendingTransaction) => (
  <TitleCell icon={<PendingIcon />} title={line.title} under={underOf(line)} />
);
const amountIf = (flag: PendingTransaction['flag']) => (line: PendingTransaction) =>
  line.flag === flag && <MoneyText amount={line.amount} />;
const nothing = () => null;

/** Those of booked transactions. Day and due day stand below the title, or the due day alone where there is less room; no balance is known yet. */
const columns: readonly Column<PendingTransaction>[] = [
  { id: 'date', text: 'Date', perc: 0, unseen: true, cell: ({ day }) => slashedDay(day) },
  { id: 'title', text: 'Title', perc: 0, showFor: ['large'], cell: titleOver(whenText) },
  { id: 'reference', text: 'Reference', perc: 0, showFor: ['large'], cell: nothing },
  { id: 'title-reference', text: 'Title and reference', perc: 0, showFor: ['medium'], cell: titleOver(dueText) },
  { id: 'debit', text: 'Debit', perc: 0, align: 'end', cell: amountIf('D') },
  { id: 'credit', text: 'Credit', perc: 0, align: 'end', cell: amountIf('C') },
  { id: 'balance', text: 'Balance', perc: 0, align: 'end', cell: nothing },
];

/** On a small screen the day it is due and a sign must do; screen readers have the words. */
function PendingCard({ line }: { readonly line: PendingTransaction }) {
  const { title, valueDay, flag, amount } = line;
  return (
    <div className={styles.card}>
      <PendingIcon />
      <p className={styles.title}>{title}</p>
      <p aria-hidden="true" className={styles.due}>
        {valueDay !== undefined && `Due ${briefDay(valueDay)}`}
      </p>
      <HiddenText>{whenText(line)}</HiddenText>
      <p className={styles.figure}>
        <HiddenText>{directionWord(flag)} </HiddenText>
        <span className={styles.sign} data-flag={flag}>
          <MoneyText amount={amount} />
        </span>
      </p>
    </div>
  );
}
