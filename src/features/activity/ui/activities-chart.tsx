import { useMemo } from 'react';
import { useCountByMonthQuery } from '#src/api/activity/activity-months.ts';
import { countedMonths } from '#src/features/activity/model/periods.ts';
import { totalOf } from '#src/features/activity/model/type-names.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { ColumnPicture } from '#src/ui/chart/column-picture.tsx';

interface MonthsChartProps {
  readonly party: PartyId | false;
  readonly today: CalendarDay;
}

const caption = 'Activity by month';

/** How much was done each month, as the bank counts it. */
export function MonthsChart({ party, today }: MonthsChartProps) {
  const months = useMemo(() => countedMonths(today), [today]);
  const periods = useMemo(() => months.map(({ from, to }) => ({ from, to })), [months]);
  const { currentData: totals, isError } = useCountByMonthQuery({ party, months: periods });
  if (isError && totals === undefined) {
    return (
      <ChartFigure caption={caption} summary="The counts could not be loaded.">
        {null}
      </ChartFigure>
    );
  }
  if (totals === undefined) return <ChartAwaited size="chart" />;
  const counted = months.map((month, at) => ({ ...month, count: totals[at] ?? 0 }));
  return (
    <ChartFigure
      caption={caption}
      summary={`${totalOf(counted)} in the last six months, up to today.`}
      table={{
        columns: ['Month', 'Activities'],
        rows: counted.map(({ from, name, count }) => ({ id: from, cells: [name, count] })),
      }}
    >
      <ColumnPicture
        series={['Activities']}
        columns={counted.map(({ from, label, part, count }) => ({ id: from, label, part, values: [count] }))}
        finest={1}
        valueText={String}
      />
    </ChartFigure>
  );
}
