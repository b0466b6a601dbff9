import type { Account } from '#src/api/accounts/account.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { Summary } from '#src/banking/paying/summary/order-summary.tsx';
import { useLeavesText } from '#src/banking/paying/summary/use-leaves-text.ts';
import { chosenOf } from '#src/features/international/model/check-request.ts';
import type { Country } from '#src/features/international/model/countries.ts';
import { shownAmount } from '#src/features/international/model/request-currencies.ts';
import { sameMoney } from '#src/features/international/model/request-funds.ts';
import { priceText } from '#src/features/international/model/request-lines.ts';
import { shownFields, type TypedRequest } from '#src/features/international/model/typed-request.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { normalisedMoney } from '#src/ui/fields/money-typing.ts';
import { slashedDay } from '#src/ui/text/dates.ts';

interface RequestSummaryProps {
  readonly typed: TypedRequest;
  readonly from: Account;
  readonly country: Country | undefined;
  readonly today: CalendarDay;
}

/** What the request says so far; on wide screens beside the form. */
export function RequestSummary({ typed, from, country, today }: RequestSummaryProps) {
  const leavesText = useLeavesText();
  const { currency, date } = typed;
  const amount = normalisedMoney(typed.amount);
  const isAmount = /^\d{1,12}\.\d{2}$/.test(amount) && !/^[0.]+$/.test(amount);
  const price = country && priceOf(typed, country, from);
  return (
    <Summary
      onNarrow={false}
      amount={
        isAmount
          ? {
              text: shownAmount(amount, currency),
              note: date === today ? leavesText(sameMoney({ amount, currency }, from), from) : undefined,
            }
          : undefined
      }
      rows={[
        { label: 'From', value: <AccountLabel account={from} withFigures /> },
        { label: 'To', value: typed.name.trim() === '' ? undefined : typed.name },
        { label: 'Country', value: country?.name },
        { label: 'Date', value: country && date && slashedDay(sameOrNextWorkingDay(date)) },
        { label: 'Our charge', value: price },
      ]}
    />
  );
}

function priceOf(typed: TypedRequest, country: Country, from: Account | undefined): string | undefined {
  const { options, charges } = shownFields(typed, country, from?.productType ?? '');
  const chosen = chosenOf(options, typed.paymentOption) ?? chosenOf(charges, typed.paymentCharges);
  return chosen && priceText(chosen.pence);
}
