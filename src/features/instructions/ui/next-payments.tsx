import { type ReactNode, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { nextRuns, type Run } from '#src/features/instructions/model/outgoings.ts';
import { kindText } from '#src/features/instructions/model/upcoming-copy.ts';
import { isFromSeveral, noneStopped } from '#src/features/instructions/model/upcoming-rows.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './next-payments.module.css';
import { type ListInView, useUpcoming } from './use-upcoming.ts';

const shownAtMost = 5;

interface NextPaymentsProps {
  /** Takes their place until they are loaded. */
  readonly awaited: ReactNode;
}

/** The next payments that will leave the customer's accounts. Lists that were loaded in the last minutes will do. */
export function NextPayments({ awaited }: NextPaymentsProps) {
  const { rows, lists } = useUpcoming(noneStopped, instructionsApi.useListInstructionsQuery);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const withFrom = isFromSeveral(rows);
  const states = Object.values(lists);
  if (states.some(({ isLoaded, failed }) => !isLoaded && failed === undefined)) return awaited;
  const runs = nextRuns(rows, today, shownAtMost);
  return (
    <>
      <MissingPayments lists={states} />
      {runs.length > 0 && (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <NextPayment key={`${run.row.instruction.id} ${run.day}`} run={run} withFrom={withFrom} />
          ))}
        </ul>
      )}
      {runs.length === 0 && states.every(isWhole) && (
        <p className={styles.said}>No payment is set up to leave your accounts.</p>
      )}
    </>
  );
}

function isWhole({ failed, damagedCount }: ListInView): boolean {
  return failed === undefined && damagedCount === 0;
}

function MissingPayments({ lists }: { readonly lists: readonly ListInView[] }) {
  const failures = lists.flatMap(({ failed }) => failed ?? []);
  const [failed] = failures;
  if (lists.every(isWhole)) return null;
  if (failed === undefined) return <p className={styles.said}>Some upcoming payments could not be shown.</p>;
  const tryAgain = () => {
    for (const each of failures) each.tryAgain();
  };
  return (
    <div className={styles.said}>
      <CallFailed failed={{ ...failed, tryAgain }} lead="Some upcoming payments could not be loaded." />
    </div>
  );
}

interface NextPaymentProps {
  readonly run: Run;
  /** Several accounts pay what is upcoming: it says from which it is paid. */
  readonly withFrom: boolean;
}

function NextPayment({ run: { row, day }, withFrom }: NextPaymentProps) {
  const { instruction, name, frequency, accountTitle } = row;
  const { amount, code } = instruction;
  const what = [kindText(instruction), code === 'DD' ? undefined : frequency?.toLowerCase()];
  return (
    <li className={styles.run}>
      <span className={typography.strong}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.amount}>{amount === undefined ? 'Not known yet' : <MoneyText amount={amount} />}</span>
      <span className={typography.detail}>
        <span className={typography.figures}>{slashedDay(day)}</span> · {what.filter(Boolean).join(', ')}
      </span>
      {code === 'DD' && amount !== undefined && <span className={styles.last}>last amount</span>}
      {withFrom && <span className={`${typography.detail} ${styles.account}`}>From {accountTitle}</span>}
    </li>
  );
}
