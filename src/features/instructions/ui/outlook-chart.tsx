import { type AccountOutlook, outlookDays } from '#src/features/instructions/model/outlook.ts';
import { outlookText } from '#src/features/instructions/model/outlook-copy.ts';
import { addDays, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { ChartFigure, type ChartTable } from '#src/ui/chart/chart-figure.tsx';
import { axisMoney, finestMoney } from '#src/ui/chart/chart-money.ts';
import { LinePicture } from '#src/ui/chart/line-picture.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, slashedDay } from '#src/ui/text/dates.ts';
import styles from './outlook-chart.module.css';

interface OutlookChartProps {
  readonly outlook: AccountOutlook;
  readonly today: CalendarDay;
}

/** What is left of one account's available balance, day by day. */
export function OutlookChart({ outlook, today }: OutlookChartProps) {
  const { account, available, days, shortOn } = outlook;
  const isHidden = useBalancesHidden();
  const { currency } = available;
  return (
    <ChartFigure
      caption={account.title}
      summary={
        <span className={shortOn === undefined ? undefined : styles.short}>{outlookText(outlook, isHidden)}</span>
      }
      table={tableOf(outlook, today)}
    >
      <LinePicture
        title="Available"
        points={[
          { at: 0, value: available.minor },
          ...days.map(({ day, left }) => ({ at: daysBetween(today, day), value: left.minor })),
        ]}
        length={outlookDays}
        startText={briefDay(today)}
        endText={briefDay(addDays(today, outlookDays))}
        finest={finestMoney}
        valueText={(minor) => (isHidden ? '••••' : axisMoney(money(minor, currency)))}
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
