import type { PayeeDetails, PaymentToFill } from '#sandbox/control/link/sandbox-settings.ts';
import { choose, noField, shown, type } from './fill-form.ts';

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

/**
 * Fills the new payee on the page as a customer would. It asks for no check: that is left to the customer, who finds the
 * focus on the button.
 * @returns why it stopped; undefined when everything is filled in.
 */
async function fillPayee(page: HTMLElement, payee: PayeeDetails): Promise<string | undefined> {
  const form = await shown(() => [...page.querySelectorAll('form')].find(isPayeeForm));
  if (form === undefined) return 'The page has shown no new payee to fill.';
  if (payee.type !== undefined && !(await choose(form, new RegExp(`^${payee.type}$`)))) return noField('account type');
  for (const { name, label, text } of fieldsOf(payee)) {
    if (text !== '' && !(await type(form, label, text))) return noField(name);
  }
  if (payee.accountNumber !== undefined) form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  return undefined;
}

/** The boxes of a sort code take all of it in the first, as they do what is pasted. */
function fieldsOf({ name = '', sortCode = '', accountNumber = '', reference = '' }: PayeeDetails) {
  return [
    { name: 'name', label: /^Name of the payee\b/, text: name },
    { name: 'sort code', label: /^Part 1 of 3$/, text: sortCode },
    { name: 'account number', label: /^Account number\b/, text: accountNumber },
    { name: 'reference', label: /^Reference\b/, text: reference },
  ];
}

function isPayeeForm(form: HTMLFormElement): boolean {
  const heading = document.getElementById(form.getAttribute('aria-labelledby') ?? '');
  return heading?.textContent === 'Payee details';
}

/**
 * Fills the payment or transfer on the page as a customer would, and goes on to its review. It confirms nothing: that is
 * left to the customer.
 * @returns why it stopped; undefined when the review is asked for.
 */
async function fillPayment(page: HTMLElement, payment: PaymentToFill): Promise<string | undefined> {
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
