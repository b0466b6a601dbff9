import type { PaymentAmountVerdict } from '#src/rules/payment-amount.ts';
import type { OrderNoun } from './order-noun.ts';

type AmountRefusal = Extract<PaymentAmountVerdict, { readonly outcome: 'refused' }>['reason'];

/** Why an amount is refused, in the specification's words, and whom to call where the bank may still allow it. */
export function amountRefusalText(reason: AmountRefusal, helpdesk: string, word: OrderNoun = 'payment'): string {
  const contact = `Please contact our helpdesk on ${helpdesk}.`;
  switch (reason) {
    case 'too-small':
      return `This amount for this Payment Type is too small. ${contact}`;
    case 'too-big':
      return `This amount exceeds the limit for this Payment Type. ${contact}`;
    case 'over-available':
      return word === 'payment'
        ? 'This account does not have the required funds to make this payment.'
        : 'This account does not have the required funds to make these payments.';
    case 'over-daily-amount':
      return 'The transfer requested is above the daily limit and will not be processed.';
    case 'over-daily-count':
      return 'The transfer requested is above the daily amount of transactions limit and will not be processed.';
    default:
      return reason satisfies never;
  }
}
