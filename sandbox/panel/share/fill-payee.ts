import type { PayeeDetails } from '#sandbox/control/link/sandbox-settings.ts';
import { choose, noField, shown, type } from './fill-form.ts';

/**
 * Fills the new payee on the page as a customer would. It asks for no check: that is left to the customer, who finds the
 * focus on the button.
 * @returns why it stopped; undefined when everything is filled in.
 */
export async function fillPayee(page: HTMLElement, payee: PayeeDetails): Promise<string | undefined> {
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
