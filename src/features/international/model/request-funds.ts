import type { Account } from '#src/api/accounts/account.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { TypedRequest } from './typed-request.ts';

type Asked = Pick<TypedRequest, 'amount' | 'currency'>;
type Payer = Pick<Account, 'title' | 'availableBalance'>;

/** The amount, if it is in the account's own currency. */
export function sameMoney({ amount, currency }: Asked, from: Payer | undefined): Money | undefined {
  const available = from?.availableBalance;
  if (available === undefined || available.currency !== currency || amount === '') return undefined;
  return moneyFromDecimal(Number(amount), available.currency);
}

/** Where the amount is not in the account's own currency. */
export function rateNote(
  { currency }: Pick<Asked, 'currency'>,
  from: Pick<Account, 'currency'> | undefined,
): string | undefined {
  if (from === undefined || from.currency === currency) return undefined;
  return 'We convert at our rate when we make the payment.';
}

/** What is available, where more is asked for. What another currency costs is for the bank's staff to judge. */
export function shortOf(asked: Asked, from: Payer | undefined): Money | undefined {
  const sum = sameMoney(asked, from);
  const available = from?.availableBalance;
  return sum !== undefined && available !== undefined && sum.minor > available.minor ? available : undefined;
}

/** The warning where a later payment asks for more than is available now. */
export function shortNote(
  asked: Asked & Pick<TypedRequest, 'date'>,
  from: Payer | undefined,
  areBalancesHidden: boolean,
): string | undefined {
  const available = shortOf(asked, from);
  if (available === undefined || asked.date === undefined) return undefined;
  const what = areBalancesHidden ? 'is' : `the ${moneyText(available, 'balance')}`;
  return `This is more than ${what} available in ${from?.title} now. Please make sure that the money is there on ${slashedDay(asked.date)}.`;
}
