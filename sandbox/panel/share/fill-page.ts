import type { PayeeDetails, PaymentToFill } from '#sandbox/control/link/sandbox-settings.ts';
import { fillPayee } from './fill-payee.ts';
import { fillPayment } from './fill-payment.ts';

/** What a link fills into its page: one of these, or nothing. */
export interface PageToFill {
  readonly payment?: PaymentToFill;
  readonly newPayee?: PayeeDetails;
}

/** @returns why it stopped; undefined when there is nothing more to fill. */
export async function fillPage(page: HTMLElement, { payment, newPayee }: PageToFill): Promise<string | undefined> {
  if (payment !== undefined) return fillPayment(page, payment);
  return newPayee === undefined ? undefined : fillPayee(page, newPayee);
}
