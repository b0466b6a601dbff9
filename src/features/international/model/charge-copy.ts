import type { Choice, PaymentCharges, PaymentOption } from './charges.ts';
import { priceText } from './request-lines.ts';

/** `Shared charges, £30.00`, and what it costs both sides. */
export function chargeCard({ id, title, pence }: Choice<PaymentOption | PaymentCharges>) {
  const price = priceText(pence);
  return { id, title: `${title}, ${price}`, details: detailsOf(id, price) };
}

function detailsOf(id: PaymentOption | PaymentCharges, price: string): readonly string[] {
  switch (id) {
    case 'weatherbys':
      return [`You pay ${price}.`, 'The payee pays the charges of banks abroad.'];
    case 'all':
      return [`You pay ${price}, which covers the charges of banks abroad.`, 'The payee pays nothing.'];
    case 'nextDay':
    case 'urgent':
      return [`You pay ${price}.`, 'The payee pays only what their own bank may charge.'];
    default:
      return id satisfies never;
  }
}
