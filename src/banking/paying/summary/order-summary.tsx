import type { ReactNode } from 'react';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { limitToday, whenText } from '#src/banking/paying/model/summary-copy.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { today, useDayAfterCutOff } from '#src/banking/paying/use-today.ts';
import type { Money } from '#src/kernel/money.ts';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { LimitToday } from './limit-today.tsx';
import styles from './order-summary.module.css';
import { useLeavesText } from './use-leaves-text.ts';

interface SummaryRow {
  readonly label: string;
  /** Undefined until it is chosen or typed: the row comes then. */
  readonly value: ReactNode;
  readonly action?: ReactNode;
  /** Only on wide screens: on narrow ones the form itself shows what is typed. */
  readonly isLive?: boolean;
}

interface SummaryProps {
  /** What is typed as an amount, and what it leads to. */
  readonly amount?: { readonly text: string; readonly note: string | undefined } | undefined;
  readonly rows: readonly SummaryRow[];
  /** Whether narrow screens show it too: above the form. */
  readonly onNarrow?: boolean;
}

/** What has been chosen so far, if anything has. On wide screens it follows the form as it is filled in. */
export function Summary({ amount, rows, onNarrow = true }: SummaryProps) {
  const known = rows.filter(({ value }) => value !== undefined);
  if (amount === undefined && known.length === 0) return null;
  return (
    <section aria-label="Chosen so far" className={styles.summary} data-wide={!onNarrow || undefined}>
      {amount !== undefined && (
        <div className={styles.live}>
          <p className={styles.label}>Amount</p>
          <p className={styles.amount}>{amount.text}</p>
          {amount.note !== undefined && <p className={styles.leaves}>{amount.note}</p>}
        </div>
      )}
      {known.length > 0 && (
        <dl className={styles.rows}>
          {known.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </dl>
      )}
    </section>
  );
}

interface OrderSummaryProps {
  /** Accounts and payee. */
  readonly rows: readonly SummaryRow[];
  /** What has been typed so far, on the stage that asks for it. */
  readonly typed?: TypedSoFar | undefined;
  /** Whether narrow screens show it too: above the form. */
  readonly onNarrow?: boolean;
}

interface TypedSoFar {
  readonly details: TypedDetails;
  readonly amount: Money | undefined;
  readonly from: { readonly title: string; readonly availableBalance?: Money | undefined } | undefined;
  readonly limits: PaymentLimits | undefined;
}

/** The same of a payment or transfer. */
export function OrderSummary({ rows, typed, onNarrow = true }: OrderSummaryProps) {
  const leavesText = useLeavesText();
  const afterCutOff = useDayAfterCutOff();
  if (typed === undefined) return <Summary rows={rows} onNarrow={onNarrow} />;
  const { details, amount, from, limits } = typed;
  const isImmediate = details.when === 'now' && !details.isRegular;
  const hasLimit = limits !== undefined && limitToday(limits) !== undefined;
  return (
    <Summary
      onNarrow={onNarrow}
      amount={
        amount && {
          text: moneyText(amount),
          note: isImmediate ? leavesText(amount, from) : undefined,
        }
      }
      rows={[
        ...rows,
        { label: details.isRegular ? 'Dates' : 'Date', value: whenText(details, today(), afterCutOff), isLive: true },
        ...(hasLimit ? [{ label: 'Limit left today', value: <LimitToday limits={limits} />, isLive: true }] : []),
      ]}
    />
  );
}

function Row({ label, value, action, isLive = false }: SummaryRow) {
  return (
    <div className={isLive ? `${styles.row} ${styles.live}` : styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {action !== undefined && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}

interface BesideSummaryProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A stage with its summary: above on narrow screens, beside and in sight on wide ones. The keyboard follows the eye. */
export function BesideSummary({ summary, children }: BesideSummaryProps) {
  const isBeside = useScreenSize() === 'large';
  const stage = (
    <div key="stage" className={styles.stage}>
      {children}
    </div>
  );
  const chosen = (
    <div key="summary" className={styles.besideSummarySummary}>
      {summary}
    </div>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>{isBeside ? [stage, chosen] : [chosen, stage]}</div>
    </div>
  );
}
