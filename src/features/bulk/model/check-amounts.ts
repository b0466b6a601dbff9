import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

export interface AmountsToCheck {
  readonly amountsMinor: readonly number[];
  readonly limits: PaymentLimits;
  /** Undefined if the bank did not say. */
  readonly available: Money<'GBP'> | undefined;
  /** Today's funds and daily limits do not bind a file of a later day. */
  readonly isToday: boolean;
  readonly helpdesk: string;
}

/** The most that one file may pay: one hundred million pounds. */
const ceilingMinor = 100_000_000_00;

/** What keeps the file from being paid; the bank decides again. */
export function checkAmounts({ amountsMinor, limits, available, isToday, helpdesk }: AmountsToCheck): string[] {
  const both = [limits.user, limits.party];
  const total = amountsMinor.reduce((sum, minor) => sum + minor, 0);
  const contact = `Please contact our helpdesk on ${helpdesk}.`;
  const minimum = Math.max(1, ...both.map((one) => one.minimum?.minor ?? 0));
  const maximum = Math.min(...both.map((one) => one.maximum.minor));
  const small = amountsMinor.findIndex((minor) => minor < minimum);
  const big = amountsMinor.findIndex((minor) => minor > maximum);
  const messages: string[] = [];
  if (small >= 0) {
    messages.push(`This amount for this Payment Type is too small. ${contact} ${rowText(small, amountsMinor[small])}`);
  }
  if (big >= 0) {
    messages.push(`This amount exceeds the limit for this Payment Type. ${contact} ${rowText(big, amountsMinor[big])}`);
  } else if (total > ceilingMinor) {
    messages.push(`This amount exceeds the limit for this Payment Type. ${contact}`);
  }
  if (!isToday) return messages;
  if (available === undefined || total > available.minor) {
    messages.push('This account does not have the required funds to make these payments.');
  }
  if (both.some(({ dailyAmountLeft }) => dailyAmountLeft !== undefined && total > dailyAmountLeft.minor)) {
    messages.push('The transfer requested is above the daily limit and will not be processed.');
  }
  if (both.some(({ dailyCountLeft }) => amountsMinor.length > dailyCountLeft)) {
    messages.push('The transfer requested is above the daily amount of transactions limit and will not be processed.');
  }
  return messages;
}

function rowText(place: number, minor = 0): string {
  return `Row ${place + 1} is ${moneyText(money(minor, 'GBP'))}.`;
}
