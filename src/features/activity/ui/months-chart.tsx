import { useMemo } from 'react';
import { useCountByMonthQuery } from '#src/api/activity/activity-months.ts';
import { countedMonths } from '#src/features/activity/model/periods.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { MonthlyBars } from '#src/ui/chart/monthly-bars.tsx';

interface MonthsChartProps {
  readonly party: PartyId | false;
  readonly today: CalendarDay;
}

/** How much was done each month. Secondary, so it appears once it has loaded, and not at all otherwise. */
export function MonthsChart({ party, today }: MonthsChartProps) {
  const months = useMemo(() => countedMonths(today), [today]);
  const periods = useMemo(() => months.map(({ from, to }) => ({ from, to })), [months]);
  const { currentData: totals } = useCountByMonthQuery({ party, months: periods });
  if (totals === undefined) return null;
  const bars = months.map(({ from, label, name }, at) => ({ id: from, label, name, value: totals[at] ?? 0 }));
  return <MonthlyBars caption="Activity by month" counted="Activities" bars={bars} />;
}
