import { useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useGetDemandDepositAccountQuery } from '#src/api/accounts/account-details.ts';
import { accountKinds, isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { axisDays } from '#src/features/transactions/model/charts/axis-days.ts';
import { balanceBorders } from '#src/features/transactions/model/charts/balance-borders.ts';
import {
  balanceOverTime,
  extremesOf,
  extremesText,
} from '#src/features/transactions/model/charts/balance-over-time.ts';
import type { Loaded } from '#src/features/transactions/model/charts/loaded.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { axisMoney, finestStepOf } from '#src/ui/chart/chart-money.ts';
import { LinePicture } from '#src/ui/chart/line-picture.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { MoneyText, useBalanceText } from '#src/ui/text/balance-text.tsx';
import { dayText } from '#src/ui/text/dates.ts';

interface BalanceChartProps {
  readonly account: Account;
  readonly loaded: Loaded;
  /** The bank has left out what the search does not find, and with it most balances. */
  readonly isSearched: boolean;
  readonly today: CalendarDay;
}

const caption = 'Balance';

export function BalanceChart({ account, loaded, isSearched, today }: BalanceChartProps) {
  const party = useAppSelector(selectActiveParty);
  const isCurrent = isDemandDeposit(account.kind);
  const { currentData: details } = useGetDemandDepositAccountQuery(
    { party, accountId: account.id },
    { skip: !isCurrent },
  );
  const { days, isByMonth } = useMemo(() => balanceOverTime(loaded), [loaded]);
  const isHidden = useBalancesHidden();
  const balanceText = useBalanceText();
  const [first, last, extremes] = [days[0], days.at(-1), extremesOf(days)];

  if (isSearched || first === undefined || last === undefined || extremes === undefined) {
    return (
      <ChartFigure
        caption={caption}
        summary={isSearched ? 'Clear the search to see the balance.' : 'No transactions are loaded.'}
      >
        {null}
      </ChartFigure>
    );
  }
  const { lowest, highest } = extremes;
  const isDebt = accountKinds[account.kind].group === 'lending';
  const { limit, mark } = balanceBorders(details ?? {}, {
    currency: loaded.currency,
    isToday: loaded.to === today,
    lowest: lowest.balance,
    highest: highest.balance,
  });
  return (
    <ChartFigure
      caption={isByMonth ? 'Balance by month' : 'Balance by day'}
      summary={isHidden ? 'Balances are hidden.' : extremesText(extremes, isDebt, (sum) => balanceText(sum, 'balance'))}
      table={{
        columns: [isByMonth ? 'Last day of the month with a transaction' : 'Day', 'Balance'],
        rows: [
          ...days.map(({ day, balance }) => ({
            id: day,
            cells: [dayText(day), <MoneyText key="balance" amount={balance} place="balance" />],
          })),
          ...[mark, limit]
            .filter((border) => border !== undefined)
            .map(({ title, value }) => ({
              id: title,
              cells: [title, <MoneyText key="value" amount={money(value, loaded.currency)} place="balance" />],
            })),
        ],
      }}
    >
      <LinePicture
        title={caption}
        points={days.map(({ day, balance }) => ({ at: daysBetween(loaded.from, day), value: balance.minor }))}
        length={daysBetween(loaded.from, loaded.to)}
        {...axisDays(loaded, today)}
        finest={finestStepOf(Math.max(-lowest.balance.minor, highest.balance.minor))}
        valueText={(minor) => (isHidden ? '••••' : axisMoney(money(minor, loaded.currency)))}
        limit={limit}
        mark={mark}
      />
    </ChartFigure>
  );
}
