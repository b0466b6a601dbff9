import {
  kindText,
  lastPaidText,
  missedText,
  repeatsText,
  stoppedText,
} from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import styles from './upcoming-table.module.css';

interface CellProps {
  readonly row: UpcomingRow;
}

interface RecipientProps extends CellProps {
  /** The reference stands elsewhere. */
  readonly isBrief?: boolean;
}

/** Who is paid. A row that was stopped says so there, and takes the focus. */
export function Recipient({ row: { instruction, name, isStopped }, isBrief = false }: RecipientProps) {
  const { id, reference } = instruction;
  return (
    <>
      <span className={styles.name}>{name}</span>
      {isStopped && (
        <span role="status" tabIndex={-1} data-stopped={id} className={styles.stopped}>
          {stoppedText(instruction)}
        </span>
      )}
      {!isStopped && !isBrief && reference !== '' && <span className={styles.quiet}>{reference}</span>}
    </>
  );
}

interface KindProps extends CellProps {
  /** With the account that pays, where it has no column of its own. */
  readonly withFrom?: boolean;
}

/** “Standing order”, how often, and until when. */
export function Kind({ row: { instruction, frequency, accountTitle }, withFrom = false }: KindProps) {
  const repeats = repeatsText({ instruction, frequency });
  return (
    <>
      <span className={styles.line}>{kindText(instruction)}</span>
      {repeats !== '' && <span className={`${styles.quiet} ${styles.whole}`}>{repeats}</span>}
      {withFrom && <span className={`${styles.quiet} ${styles.whole}`}>From {accountTitle}</span>}
    </>
  );
}

export function From({ row: { accountTitle, entity } }: CellProps) {
  return (
    <>
      <span className={`${styles.line} ${styles.whole}`}>{accountTitle}</span>
      {entity !== undefined && entity !== accountTitle && (
        <span className={`${styles.quiet} ${styles.whole}`}>{entity}</span>
      )}
    </>
  );
}

export function Next({ row: { instruction, isStopped } }: CellProps) {
  const { nextPaymentDate, statusCode } = instruction;
  const missed = missedText(instruction);
  const due = nextPaymentDate === undefined ? 'No date' : slashedDay(nextPaymentDate);
  if (isStopped) return <s className={styles.quiet}>{due}</s>;
  return (
    <>
      <span className={styles.line}>{statusCode === 'P' ? 'Awaiting authorisation' : due}</span>
      {missed !== undefined && <span className={styles.missed}>{missed}</span>}
    </>
  );
}

/** A direct debit's amount is decided each time; the last one is shown. */
export function Amount({ row: { instruction } }: CellProps) {
  const lastPaid = lastPaidText(instruction);
  if (instruction.amount === undefined) return 'Not known yet';
  return (
    <>
      <span className={styles.line}>
        <MoneyText amount={instruction.amount} />
      </span>
      {lastPaid !== undefined && <span className={styles.quiet}>{lastPaid}</span>}
    </>
  );
}
