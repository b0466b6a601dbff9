import { useMemo } from 'react';
import type { RowWarning } from '#src/api/bulk/bulk-orders.ts';
import { paymentsText } from '#src/banking/orders/request-copy.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { countOnDayText, dayNotices } from '#src/features/bulk/model/days-copy.ts';
import type { BulkRow } from '#src/features/bulk/model/reading/bulk-row.ts';
import { alikeText, repeatedRows, repeatsText } from '#src/features/bulk/model/repeats.ts';
import { warningLead } from '#src/features/bulk/model/warning-copy.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { type CheckedFile, countBacs } from '#src/features/bulk/ui/checked-file.ts';
import { money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import stack from '#src/ui/page/stack.module.css';
import cardLines from '#src/ui/table/card-lines.module.css';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { useAlikeFile } from './use-alike-file.ts';
import { useBulkDays } from './use-bulk-days.ts';
import type { Sending } from './use-send-file.ts';

interface NumberedRow extends BulkRow {
  readonly n: number;
  /** Why the bank would reject it. */
  readonly warning?: string | undefined;
  /** The earlier row that pays the same. */
  readonly repeats?: number | undefined;
}

const columns: readonly Column<NumberedRow>[] = [
  { id: 'row', text: 'Row', perc: 4, align: 'end', cell: ({ n }) => n },
  { id: 'name', text: 'Payee name', perc: 30, wrap: true, cell: (row) => <PayeeName row={row} /> },
  { id: 'sortCode', text: 'Sort code', perc: 12, cell: ({ sortCode }) => sortCodeText(sortCode) },
  { id: 'account', text: 'Account number', perc: 14, cell: ({ accountNumber }) => accountNumber },
  { id: 'type', text: 'Type', perc: 8, cell: ({ type }) => type },
  { id: 'reference', text: 'Reference', perc: 17, wrap: true, cell: ({ reference }) => reference },
  { id: 'amount', text: 'Amount', perc: 15, align: 'end', cell: ({ minor }) => <Pounds minor={minor} /> },
];
const rowKey = ({ n }: NumberedRow) => String(n);
const card = (row: NumberedRow) => <PaymentCard row={row} />;

interface FileReviewProps {
  readonly file: CheckedFile;
  readonly sending: Sending;
}

export function FileReview({ file, sending }: FileReviewProps) {
  const { rows, totalMinor, fileName, account, payOn } = file;
  const { step, error, warnings, isHeld, send } = sending;
  const isBusy = step.status === 'sending';
  const repeats = useMemo(() => repeatedRows(rows), [rows]);
  const alike = useAlikeFile(file);
  const source = useMemo(() => {
    const reasons = new Map(warnings.map(({ row, reason }) => [row, reason]));
    const at = (index: number): NumberedRow => {
      const n = index + 1;
      return { ...(rows[index] as BulkRow), n, warning: reasons.get(n), repeats: repeats.get(n) };
    };
    return { count: rows.length, at };
  }, [rows, warnings, repeats]);
  const bacsCount = countBacs(file);
  const days = useBulkDays(payOn);
  return (
    <>
      <PageHeading />
      {error !== undefined && error.kind !== 'session-over' && (
        <Notice tone="alert">
          <FailureText error={error} lead="Your file has not been uploaded." />
        </Notice>
      )}
      {warnings.length > 0 && <RowWarnings warnings={warnings} count={rows.length} />}
      {(repeats.size > 0 || alike !== undefined) && (
        <Notice tone="warning">
          <div className={stack.closer}>
            {repeats.size > 0 && <p>{repeatsText(repeats)}</p>}
            {alike !== undefined && <p>{alikeText(alike)}</p>}
          </div>
        </Notice>
      )}
      <div className={styles.columns}>
        <section aria-label="Your file" className={styles.card}>
          <FactList
            facts={[
              { label: 'File', value: fileName },
              { label: 'From account', value: `${account.title}, ${account.accountNumber}` },
              { label: 'Payment date', value: slashedDay(days.fasterOn) },
              ...(days.fasterOn === payOn ? [] : [{ label: 'Date chosen', value: slashedDay(payOn) }]),
              { label: 'Payments', value: rows.length.toLocaleString('en-GB') },
              { label: 'Faster Payments', value: countOnDayText(rows.length - bacsCount, days.fasterOn) },
              { label: 'BACS payments', value: countOnDayText(bacsCount, days.bacsOn) },
            ]}
          />
        </section>
        <section aria-label="Confirm" className={styles.card} data-asks="">
          <p className={styles.soft}>Total of {paymentsText(rows.length)}</p>
          <p className={styles.amount}>{moneyText(money(totalMinor, 'GBP'))}</p>
          {dayNotices(payOn, days, bacsCount).map((text) => (
            <Notice key={text} tone="warning">
              <p>{text}</p>
            </Notice>
          ))}
          <p>Bulk payments cannot be recalled once confirmed.</p>
          <div className={styles.confirming}>
            {warnings.length < rows.length && (
              <Button look="main" busy={isBusy} busyText="Sending…" onClick={send}>
                {warnings.length > 0 ? 'Upload anyway' : 'Confirm and upload'}
              </Button>
            )}
            <ButtonLink look="quiet" to="/payments/bulk">
              Choose another file
            </ButtonLink>
          </div>
          <p role="status" className={styles.soft}>
            {isHeld && 'Please stay on this page until we have replied.'}
          </p>
        </section>
      </div>
      <DataTable caption="Payments in this file" columns={columns} rows={source} rowKey={rowKey} card={card} />
    </>
  );
}

function PaymentCard({ row }: { readonly row: NumberedRow }) {
  const { n, sortCode, accountNumber, type, reference, minor } = row;
  return (
    <div className={cardLines.card}>
      <div className={cardLines.line}>
        <span className={styles.strong}>
          {n}. <PayeeName row={row} />
        </span>
        <span className={styles.strong}>
          <Pounds minor={minor} />
        </span>
      </div>
      <p className={cardLines.line}>
        <span>
          {sortCodeText(sortCode)} · {accountNumber}, {type}
        </span>
        <span>{reference}</span>
      </p>
    </div>
  );
}

function PayeeName({ row: { name, warning, repeats } }: { readonly row: NumberedRow }) {
  return (
    <>
      {name}
      {warning !== undefined && <span className={styles.warned}>{warning}</span>}
      {repeats !== undefined && <span className={styles.repeated}>Repeats row {repeats}</span>}
    </>
  );
}

function Pounds({ minor }: { readonly minor: number }) {
  return <MoneyText amount={money(minor, 'GBP')} />;
}

function sortCodeText(sortCode: string): string {
  return sortCode.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

interface RowWarningsProps {
  readonly warnings: readonly RowWarning[];
  /** How many payments the file has. */
  readonly count: number;
}

const mostShown = 5;

/** Payments that the bank would reject, before a code is asked for. Each is marked in its row, too. */
function RowWarnings({ warnings, count }: RowWarningsProps) {
  const others = warnings.length - mostShown;
  return (
    <Notice tone="alert">
      <p>{warningLead(warnings.length, count)}</p>
      <ul className={styles.errors}>
        {warnings.slice(0, mostShown).map(({ row, reason }) => (
          <li key={row}>
            Row {row}: {reason}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{others === 1 ? '1 other row is' : `${others} other rows are`} marked below.</p>}
    </Notice>
  );
}
