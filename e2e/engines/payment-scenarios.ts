import assert from 'node:assert/strict';
import { giveCode } from './give-code.ts';
import { moneyOf, type Scenario } from './scenario.ts';

const persona = 'private-customer';

export const paymentScenarios: readonly Scenario[] = [
  {
    name: 'a payment to a saved payee, confirmed with a code',
    expects: /417/,
    async tell(customer, { control }) {
      const before = await moneyOf(control, persona);
      await customer.logIn();
      // The bank asks for a code at such an amount.
      await customer.open('payments/make');
      await customer.press('link', 'Available balance');
      await customer.sees('heading', 'Who do you want to pay');
      await customer.press('link', 'Saddlecombe College');
      await customer.fill('^Amount$', '25000');
      await customer.fill('^Reference$', ' again');
      await customer.press('button', '^Continue$');
      await customer.sees('heading', 'Check your answers');
      await customer.press('button', '^Confirm');
      await giveCode(customer);
      await customer.sees('heading', 'Payment sent');
      const after = await moneyOf(control, persona);
      assert.equal(sum(after) - sum(before), -25_000_00);
    },
  },
  {
    name: 'a payment, reloaded at each stage',
    expects: /417/,
    async tell(customer, { control }) {
      const before = await moneyOf(control, persona);
      await customer.logIn();
      await customer.reload();
      await customer.sees('heading', '^My Accounts$');
      await customer.open('payments/make');
      await customer.press('link', 'Available balance');
      await customer.sees('heading', 'Who do you want to pay');
      await customer.reload();
      await customer.press('link', 'Saddlecombe College');
      await customer.sees('heading', 'Payment details');
      await customer.reload();
      await customer.fill('^Amount$', '25000');
      await customer.fill('^Reference$', ' again');
      await customer.press('button', '^Continue$');
      await customer.sees('heading', 'Check your answers');
      await customer.reload();
      await customer.says('The page was reloaded, and nothing has been sent');
      await customer.holds('25,000.00');
      await customer.press('button', '^Continue$');
      await customer.press('button', '^Confirm');
      await customer.sees('dialog', 'one-time password');
      // The bank has it now, so the form does not offer it again; nothing has moved.
      await customer.reload();
      await customer.sees('heading', 'Payment details');
      assert.equal(sum(await moneyOf(control, persona)), sum(before));
      await customer.fill('^Amount$', '25000');
      await customer.fill('^Reference$', ' again');
      await customer.press('button', '^Continue$');
      await customer.press('button', '^Confirm');
      await giveCode(customer);
      await customer.sees('heading', 'Payment sent');
      await customer.reload();
      await customer.sees('heading', 'Payment sent');
      assert.equal(sum(await moneyOf(control, persona)) - sum(before), -25_000_00);
    },
  },
  {
    name: 'a new payee, with a check of the name',
    expects: /417/,
    async tell(customer) {
      await customer.logIn();
      await customer.open('payments/payees/new');
      await customer.press('field', '^Personal$');
      await customer.fill('^Name of the payee$', 'Quillon Press');
      await customer.press('field', '^Part 1 of 3$');
      await customer.type('231486');
      await customer.says('Northlight Bank');
      await customer.fill('^Account number$', '34097518');
      await customer.press('button', '^Continue$');
      await customer.press('button', '^CONTINUE$');
      await giveCode(customer);
      await customer.sees('heading', 'Payee (added|saved|created)');
    },
  },
  {
    name: 'a transfer between own accounts',
    async tell(customer, { control }) {
      const before = await moneyOf(control, persona);
      await customer.logIn();
      await customer.open('payments/transfer-money');
      await customer.choose('From account', '60-93-03');
      await customer.choose('To account', 'Rainy day');
      await customer.fill('^Amount$', '12.34');
      await customer.fill('^Reference$', 'Hay March');
      await customer.press('button', '^Continue$');
      await customer.sees('heading', 'Check your answers');
      await customer.press('button', '^Confirm transfer$');
      await customer.sees('heading', 'Transfer complete');
      const after = await moneyOf(control, persona);
      assert.equal(sum(after), sum(before));
      assert.equal((after.current ?? 0) - (before.current ?? 0), -12_34);
    },
  },
  {
    name: 'a message to the bank',
    async tell(customer) {
      await customer.logIn();
      await customer.open('secure-mail/f/inbox');
      await customer.sees('heading', 'Inbox|Messages|Secure mail');
      await customer.press('link', 'New message|Write|Compose');
      await customer.choose('Subject', '.');
      await customer.fill('^Message', 'Is the branch open on Monday?');
      await customer.press('button', '^Send$');
      await customer.sees('heading', 'Message sent');
    },
  },
];

function sum(money: Readonly<Record<string, number>>): number {
  return Object.values(money).reduce((total, minor) => total + minor, 0);
}
