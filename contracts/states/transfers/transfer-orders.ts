import { exampleDays } from '#contracts/driver/bank-days.ts';
import {
  anAccountNumber,
  anOrder,
  type ScheduleDays,
  type ScheduleName,
  scheduleIn,
} from '#contracts/states/payees/payee-orders.ts';

/** Number of the account that transfers go to, as the app has read it. */
export const anotherAccountNumber = '31926827';

interface Tokens<Token> {
  readonly from: Token;
  readonly to: Token;
}

export function transferBody<Token>(
  { from, to }: Tokens<Token>,
  { pounds, reference }: typeof anOrder = anOrder,
  schedule?: ScheduleName,
  days: ScheduleDays = exampleDays,
  currency = 'GBP',
) {
  return {
    amount: { currency, amount: pounds },
    debitAccountId: { value: from, displayValue: anAccountNumber },
    creditAccountId: { value: to, displayValue: anotherAccountNumber },
    remarks: reference,
    ...(schedule !== undefined && scheduleIn(schedule, days)),
  };
}
