import { useMemo, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { type Outgoings, outgoingsOf } from '#src/features/instructions/model/outgoings.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { InstructionId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { axisMoney, finestMoney } from '#src/ui/chart/chart-money.ts';
import { ChartStrip } from '#src/ui/chart/chart-strip.tsx';
import { ColumnPicture } from '#src/ui/chart/column-picture.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import typography from '#src/ui/text/typography.module.css';
import { useUpcoming } from './use-upcoming.ts';

const noneCancelled: ReadonlySet<InstructionId> = new Set();
const caption = 'Going out, next four weeks';

/** What is set up to leave the customer's accounts, week by week. Lists that were loaded in the last minutes will do. */
export function OutgoingsChart() {
  const { rows, lists } = useUpcoming(noneCancelled, instructionsApi.useListInstructionsQuery);
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const currencies = useMemo(() => outgoingsOf(rows, today), [rows, today]);
  const states = Object.values(lists);
  if (states.some(({ isLoaded, failed }) => !isLoaded && failed === undefined)) return <ChartAwaited size="chart" />;
  const isPart = states.some(({ failed, damagedCount }) => failed !== undefined || damagedCount > 0);
  const notes = [
    currencies.length > 0 && 'Direct debits are counted at their last amount.',
    isPart && 'Some payments could not be loaded and are missing.',
  ].filter((note) => note !== false);
  return (
    <>
      {currencies.length === 0 ? (
        <ChartFigure caption={caption} summary="No payment is set up to leave in the next four weeks.">
          {null}
        </ChartFigure>
      ) : (
        <ChartStrip>
          {currencies.map((outgoings) => (
            <CurrencyChart key={outgoings.currency} outgoings={outgoings} />
          ))}
        </ChartStrip>
      )}
      {notes.length > 0 && <p className={typography.note}>{notes.join(' ')}</p>}
    </>
  );
}

interface CurrencyChartProps {
  readonly outgoings: Outgoings;
}

function CurrencyChart({ outgoings: { currency, count, total, weeks } }: CurrencyChartProps) {
  return (
    <ChartFigure
      caption={currency === 'GBP' ? caption : `${caption}, in ${currency}`}
      summary={`${moneyText(total)} in ${count === 1 ? '1 payment' : `${count} payments`}.`}
      table={{
        columns: ['Days', 'Payments', 'Amount'],
        rows: weeks.map(({ from, to, count: ofWeek, amount }) => ({
          id: from,
          cells: [`${slashedDay(from)} to ${slashedDay(to)}`, ofWeek, <MoneyText key="amount" amount={amount} />],
        })),
      }}
    >
      <ColumnPicture
        series={['Going out']}
        columns={weeks.map(({ from, amount }) => ({
          id: from,
          label: briefDay(from),
          values: [amount.minor],
        }))}
        finest={finestMoney}
        valueText={(minor) => axisMoney(money(minor, currency))}
      />
    </ChartFigure>
  );
}
