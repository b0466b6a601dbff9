import { type AccountOutlook, daysOfOutlook } from '#src/features/instructions/model/outlook.ts';
import { outlookText } from '#src/features/instructions/model/outlook-copy.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { ChartFigure, type ChartTable } from '#src/ui/chart/chart-figure.tsx';
import { axisMoney, finestMoney } from '#src/ui/chart/chart-money.ts';
import { ColumnPicture } from '#src/ui/chart/column-picture.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, slashedDay } from '#src/ui/text/dates.ts';
import styles from './outlook-chart.module.css';

const daysOfWeek = 7;

interface OutlookChartProps {
  readonly outlook: AccountOutlook;
  readonly today: CalendarDay;
}

/** What leaves one account, day by day, and from which day on its available balance does not cover that. */
export function OutlookChart({ outlook, today }: OutlookChartProps) {
  const { account, available, shortOn } = outlook;
  const isHidden = useBalancesHidden();
  return (
    <ChartFigure
      caption={account.title}
      summary={
        <span className={shortOn === undefined ? undefined : styles.short}>{outlookText(outlook, isHidden)}</span>
      }
      table={tableOf(outlook, today)}
    >
      <ColumnPicture
        series={shortOn === undefined ? ['Going out'] : ['Going out', 'Not covered']}
        stacked
        columns={daysOfOutlook(outlook, today).map(({ day, leaving: { minor }, isCovered }, ahead) => ({
          id: day,
          label: ahead % daysOfWeek === 0 ? briefDay(day) : '',
          values: isCovered ? [minor, 0] : [0, minor],
        }))}
        finest={finestMoney}
        valueText={(minor) => axisMoney(money(minor, available.currency))}
      />
    </ChartFigure>
  );
}

function tableOf({ available, days }: AccountOutlook, today: CalendarDay): ChartTable {
  return {
    columns: ['Date', 'Payment', 'Amount', 'Left'],
    rows: [
      {
        id: 'today',
        cells: [slashedDay(today), 'Available today', '', <MoneyText key="left" amount={available} place="balance" />],
      },
      ...days.flatMap(({ day, items, left }) =>
        items.map(({ name, amount }, place) => ({
          id: `${day} ${place}`,
          cells: [
            slashedDay(day),
            name,
            <MoneyText key="amount" amount={amount} />,
            place === items.length - 1 ? <MoneyText key="left" amount={left} place="balance" /> : '',
          ],
        })),
      ),
    ],
  };
}
