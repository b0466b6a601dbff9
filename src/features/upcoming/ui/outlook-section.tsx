import { useId, useMemo, useState } from 'react';
import { clock } from '#src/api/wire/clock.ts';
import { type AccountOutlook, outlookDays, outlooksOf } from '#src/features/upcoming/model/outlook.ts';
import { outlookText, shortDay } from '#src/features/upcoming/model/outlook-copy.ts';
import type { UpcomingRow } from '#src/features/upcoming/model/upcoming-rows.ts';
import { addDays, type CalendarDay, daysBetween, londonDayOf } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { StepChart } from '#src/ui/chart/step-chart.tsx';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { MoneyText } from '#src/ui/text/money-text.tsx';
import styles from './outlook-section.module.css';
import sectionStyles from './upcoming-section.module.css';

const shownAtFirst = 2;

/** What leaves each account in the next days, against its available balance. */
export function OutlookSection({ rows }: { readonly rows: readonly UpcomingRow[] }) {
  const headingId = useId();
  const today = londonDayOf(clock.businessNow());
  const outlooks = useMemo(() => outlooksOf(rows, today), [rows, today]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? outlooks : outlooks.slice(0, shownAtFirst);
  if (outlooks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={sectionStyles.section}>
      <h2 id={headingId} className={sectionStyles.heading}>
        The next {outlookDays} days
      </h2>
      <p className={styles.note}>
        Payments that are already set up, with direct debits at their last amount. Money coming in is not included.
      </p>
      {shown.map((outlook) => (
        <AccountPicture key={outlook.account.id} outlook={outlook} today={today} />
      ))}
      {shown.length < outlooks.length && (
        <div>
          <Button onClick={() => setWhole(true)}>Show all accounts</Button>
        </div>
      )}
    </section>
  );
}

function AccountPicture({ outlook, today }: { readonly outlook: AccountOutlook; readonly today: CalendarDay }) {
  const { account, available, days, shortOn } = outlook;
  const text = outlookText(outlook);
  const points = [
    { at: 0, value: available.minor },
    ...days.map(({ day, left }) => ({ at: daysBetween(today, day), value: left.minor })),
  ];
  return (
    <div className={styles.account}>
      <h3 className={styles.title}>{account.title}</h3>
      <p className={shortOn === undefined ? undefined : styles.short}>{text}</p>
      <StepChart
        label={`${account.title}: ${text}`}
        points={points}
        length={outlookDays}
        startText={shortDay(today)}
        endText={shortDay(addDays(today, outlookDays))}
        valueText={(value) => wholeText(value, available.currency)}
      />
      <details className={styles.details}>
        <summary className={styles.summary}>Show {account.title} as a table</summary>
        <OutlookTable outlook={outlook} />
      </details>
    </div>
  );
}

function OutlookTable({ outlook: { account, available, days } }: { readonly outlook: AccountOutlook }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Payments from {account.title}, with <MoneyText amount={available} /> available today
      </caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Payment</th>
          <th scope="col">Amount</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {days.flatMap(({ day, items, left }) =>
          items.map(({ name, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one payee may be paid twice on a day, and no line keeps anything.
            <tr key={`${day} ${place}`}>
              <th scope="row">{dayText(day)}</th>
              <td>{name}</td>
              <td>
                <MoneyText amount={amount} />
              </td>
              <td>{place === items.length - 1 && <MoneyText amount={left} />}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** Without pence, so that it fits beside the axis. */
function wholeText(minor: number, currency: AccountOutlook['available']['currency']): string {
  return moneyText(money(Math.round(minor / 100) * 100, currency)).replace(/\.\d\d$/, '');
}
