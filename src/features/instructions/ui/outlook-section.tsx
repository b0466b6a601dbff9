import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { outlookDays, outlooksOf } from '#src/features/instructions/model/outlook.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { ChartStrip } from '#src/ui/chart/chart-strip.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import styles from './outlook-section.module.css';

const OutlookChart = lazyChart(async () => (await import('./outlook-chart.tsx')).OutlookChart);

const shownAtFirst = 2;

interface OutlookSectionProps {
  readonly rows: readonly UpcomingRow[];
  /** How often the page led to it, perhaps before it was loaded: its heading takes the focus. */
  readonly timesAsked: number;
}

/** What leaves each account in the next days, against its available balance. */
export function OutlookSection({ rows, timesAsked }: OutlookSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const today = londonDayOf(clock.businessNow());
  const outlooks = useMemo(() => outlooksOf(rows, today), [rows, today]);
  const [isWhole, setWhole] = useState(false);

  useEffect(() => {
    if (timesAsked > 0) heading.current?.focus();
  }, [timesAsked]);

  const shown = isWhole ? outlooks : outlooks.slice(0, shownAtFirst);
  if (outlooks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={`${stack.close} ${styles.outlook}`}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={typography.large}>
        The next {outlookDays} days
      </h2>
      <p className={typography.note}>
        Payments that are already set up, with direct debits at their last amount. Money coming in is not included.
      </p>
      <ChartStrip>
        {shown.map((outlook) => (
          <div key={outlook.account.id} className={styles.account}>
            <Suspense fallback={<ChartAwaited size="chart" />}>
              <OutlookChart outlook={outlook} today={today} />
            </Suspense>
          </div>
        ))}
      </ChartStrip>
      {shown.length < outlooks.length && (
        <div>
          <Button onClick={() => setWhole(true)}>Show all accounts</Button>
        </div>
      )}
    </section>
  );
}
