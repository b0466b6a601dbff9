import type { Customer } from './customer.ts';

/** The one-time password that the bank sends. */
export const code = '204816';

/** Answers the bank's question for the one-time password. */
export async function giveCode(customer: Customer): Promise<void> {
  await customer.sees('dialog', 'one-time password');
  await customer.press('field', '^Digit 1 of 6$');
  await customer.type(code);
  await customer.press('button', '^Confirm$');
}
