import type { PaymentToFill } from '#sandbox/control/link/sandbox-settings.ts';
import { choose, noField, shown, type } from './fill-form.ts';

/**
 * Fills the payment or transfer on the page as a customer would, and goes on to its review. It confirms nothing: that is
 * left to the customer.
 * @returns why it stopped; undefined when the review is asked for.
 */
export async function fillPayment(page: HTMLElement, payment: PaymentToFill): Promise<string | undefined> {
  const form = await shown(() => page.querySelector<HTMLFormElement>('form[aria-label$=" details"]'));
  if (form === undefined) return 'The page has shown no payment to fill.';
  if (payment.amount !== undefined && !(await type(form, /^Amount$/, payment.amount))) return noField('amount');
  if (payment.reference !== undefined && !(await type(form, /^Reference\b/, payment.reference))) {
    return noField('reference');
  }
  if (payment.when !== undefined && !(await chooseDay(form, payment.when))) return noField('date');
  form.requestSubmit();
  return undefined;
}

async function chooseDay(form: HTMLElement, when: string): Promise<boolean> {
  if (when === 'now') return choose(form, /^Now$/);
  const [year, month, day] = when.split('-');
  return (await choose(form, /^Later$/)) && type(form, /^Date of the /, `${day}/${month}/${year}`);
}
