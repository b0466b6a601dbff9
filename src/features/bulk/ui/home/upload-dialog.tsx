import type { Account } from '#src/api/accounts/account.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { laterDayText } from '#src/banking/paying/model/schedule.ts';
import { columnTitles, type WrongRow } from '#src/features/bulk/model/reading/bulk-row.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { useBulkDays } from '#src/features/bulk/ui/confirm/use-bulk-days.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DayPicker } from '#src/ui/day-picker/day-picker.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import stack from '#src/ui/page/stack.module.css';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { FileInput } from './file-input.tsx';
import { mostDaysAhead, useUpload } from './use-upload.ts';

interface UploadDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function UploadDialog({ account, onClose }: UploadDialogProps) {
  const upload = useUpload(account);
  const { today, payOn, file, form, errors, wrongRows, progress, failedLimits } = upload;
  const isBusy = progress !== undefined;

  function close() {
    upload.cancel();
    onClose();
  }

  return (
    <Dialog
      wide
      title="Upload bulk file"
      onClose={close}
      actions={
        <>
          <Button onClick={isBusy ? upload.cancel : close}>{isBusy ? 'Stop checking' : 'Cancel'}</Button>
          <Button look="main" busy={isBusy} busyText="Checking…" onClick={form.submit}>
            Continue
          </Button>
        </>
      }
    >
      <div className={`${stack.wide} ${styles.asking}`}>
        <p className={styles.soft}>
          From <bdi>{account.title}</bdi>, {account.accountNumber}. Nothing is sent until you confirm.
        </p>
        <DayPicker
          {...form.field('date')}
          label="Payment date"
          value={payOn}
          today={today}
          min={today}
          max={addDays(today, mostDaysAhead)}
          onChange={upload.setPayOn}
          onUnread={(reason) => form.unread('date', reason)}
        />
        {payOn !== undefined && <OtherDay payOn={payOn} today={today} />}
        <FileInput
          id={form.idOf('file')}
          file={file}
          error={form.mistakes.file}
          disabled={isBusy}
          onChoose={upload.choose}
        />
        {failedLimits !== undefined && (
          <CallFailed failed={failedLimits} lead="We could not load your payment limits." />
        )}
        <div role="status" className={styles.soft}>
          {progress !== undefined &&
            (progress.of === 0 ? 'Reading the file' : `Checking row ${progress.done} of ${progress.of}`)}
        </div>
        {progress !== undefined && (
          <progress
            aria-label="Check of the file"
            className={styles.bar}
            max={Math.max(progress.of, 1)}
            value={progress.of === 0 ? undefined : progress.done}
          />
        )}
        <WrongRows rows={wrongRows} />
        <FormErrors title="Please correct the following" attempt={form.attempt} errors={errors} />
      </div>
    </Dialog>
  );
}

/** The day on which it is paid in truth, where that is not the chosen one. */
function OtherDay({ payOn, today }: { readonly payOn: CalendarDay; readonly today: CalendarDay }) {
  const { fasterOn } = useBulkDays(payOn);
  if (fasterOn === payOn || payOn < today) return null;
  return (
    <p className={styles.soft}>
      {payOn === today
        ? laterDayText({ chosen: payOn, paidOn: fasterOn })
        : `Your payment will be processed on ${slashedDay(fasterOn)}`}
    </p>
  );
}

/** The wrong rows as they stand in the file, with what is wrong marked. */
function WrongRows({ rows }: { readonly rows: readonly WrongRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Rows to correct" className={stack.closer}>
      {rows.map((row) => (
        <li key={row.n} className={styles.wrongRow}>
          <strong>Row {row.n}</strong>
          {row.cells.every((cell) => cell === '') ? <span>This row is blank.</span> : <Cells row={row} />}
        </li>
      ))}
    </ul>
  );
}

function Cells({ row: { cells, wrong } }: { readonly row: WrongRow }) {
  return (
    <span className={styles.cells}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may hold the same text, and no cell keeps anything.
        <span key={column} className={styles.cell} data-wrong={wrong.includes(column) || undefined}>
          <HiddenText>{columnTitles[column] ?? 'Another column'}: </HiddenText>
          {cell === '' ? `${columnTitles[column] ?? 'Column'} missing` : cell}
          {wrong.includes(column) && <HiddenText> (wrong)</HiddenText>}
        </span>
      ))}
    </span>
  );
}
