import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import type { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';

/** Opens a verb's form in the panel and does it as the form stands. */
async function act(panel: SandboxPanel, title: string, fill: Readonly<Record<string, string>> = {}): Promise<void> {
  const things = panel.section('Login, payments, accounts and limits');
  const form = things.getByRole('button', { name: title, exact: true });
  if ((await form.getAttribute('aria-expanded')) !== 'true') await form.click();
  for (const [label, text] of Object.entries(fill)) await things.getByLabel(label, { exact: true }).fill(text);
  await things.getByRole('button', { name: `${title} for private-customer` }).click();
  await expect(things.getByRole('status').filter({ hasText: /^Done: / })).toBeVisible();
}

/** Whatever became of an earlier payment in doubt is read first. */
async function confirmed(pay: PayScreen, outcome: string): Promise<void> {
  const goOn = pay.page.getByRole('button', { name: 'Go on to another payment' });
  await expect(pay.confirm.or(goOn)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await pay.confirm.click();
  await expect(pay.heading(outcome)).toBeVisible();
}

test('payments by link are settled, returned, rejected, authorised and declined by panel and by link, and the money follows', async ({
  customer,
  pay,
  sandbox,
  panel,
}) => {
  const pending = 'Your payment was not confirmed in time';
  await customer.begin(toCollege, {
    bank: 'otp:204816;payments:under-processing;amount:31.20;reference:Fees;when:now',
  });
  const before = await sandbox.balanceOf('current');
  await confirmed(pay, pending);
  expect(await sandbox.balanceOf('current'), 'held, not booked').toEqual({
    ...before,
    available: before.available - 31_20,
  });
  await panel.open('Money');
  await act(panel, 'Settle a payment');
  await expect.poll(() => sandbox.balanceOf('current')).toEqual(minus(before, 31_20));
  await act(panel, 'Return a payment');
  await expect.poll(() => sandbox.balanceOf('current')).toEqual(before);

  await customer.visit(`${toCollege}&sandbox=amount:13;reference:Again`);
  await confirmed(pay, pending);
  await customer.visit('accounts?sandbox=do:reject-payment');
  expect(await sandbox.balanceOf('current')).toEqual(before);

  // A customer without colleagues.
  await panel.section('Paying').getByLabel('Payment outcome').selectOption('needs-authoriser');
  await expect.poll(async () => (await sandbox.state()).switches.payments).toBe('needs-authoriser');
  for (const decide of ['Authorise an item', 'Decline an item']) {
    await customer.visit(`${toCollege}&sandbox=amount:14;reference:Hay`);
    await confirmed(pay, 'Payment awaiting authorisation');
    await act(panel, decide);
    await expect.poll(() => sandbox.balanceOf('current')).toEqual(minus(before, 14_00));
  }
});

test('a limit and a permission change by panel, payments of £13 fail as planned, and Christmas Eve comes and goes', async ({
  page,
  customer,
  accounts,
  pay,
  shell,
  panel,
}) => {
  await customer.begin(toCollege, {
    bank: 'otp:204816;fault:createPayment@500~amount=13~3;amount:13;reference:Fees;when:now',
  });
  await confirmed(pay, 'Payment sent');
  // One of £12 is not counted.
  for (const amount of ['12', '13']) {
    await customer.visit(`${toCollege}&sandbox=amount:${amount};reference:Fees`);
    await confirmed(pay, 'Payment sent');
  }
  await customer.visit(`${toCollege}&sandbox=amount:13;reference:Fees`);
  await pay.confirm.click();
  await expect(pay.alert).toBeVisible();
  const faults = await panel.open('Faults');
  const planned = faults.getByRole('listitem').filter({ hasText: 'Verify a payment (createPayment)' });
  await expect(planned).toContainText(/call 3 only.*fired once/);
  await expect(panel.changes).toContainText('createPayment fails (used)');

  await panel.open('Money');
  await act(panel, 'Change a limit', { 'Most at a time': '20.00' });
  await customer.visit(toCollege);
  await pay.amount.fill('20.01');
  await pay.goOn.click();
  await expect(pay.errors).toContainText('This amount exceeds the limit');
  const calls = await panel.open('Calls');
  await calls.getByRole('button', { name: 'Refused by the page itself (1)' }).click();
  await expect(calls.getByRole('list', { name: 'Refused by the page itself' })).toContainText(
    /Amount.*This amount exceeds the limit.*worded in src\/banking\/paying\/model\/summary-copy\.ts/,
  );
  await calls
    .getByRole('button', { name: /^createPayment call/ })
    .first()
    .click();
  await calls
    .getByRole('button', { name: /^What is assumed/ })
    .first()
    .click();
  await expect(calls.getByText('a fault was planned for it')).toBeVisible();
  await panel.open('Money');
  await act(panel, 'Take a permission away');
  await customer.visit('accounts');
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByRole('link', { name: /^Make a Payment/ })).toHaveCount(0);
  await expect(shell.main).toBeVisible();

  const clock = await panel.open('Clock');
  await clock.getByLabel('Name this moment').fill('Before Christmas');
  await clock.getByRole('button', { name: 'Bookmark' }).click();
  await clock.getByLabel('Date and time in London').fill('2026-12-24T16:45');
  await expect(clock.getByText(/^At least \d+ due/).first()).toBeVisible();
  await clock.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(clock).toContainText('Thursday 24 December 2026');
  await clock.getByRole('button', { name: 'Show what the last move changed' }).click();
  const happened = clock.getByRole('region', { name: 'What happened' });
  await expect(happened.getByRole('heading', { name: 'Tuesday 1 December 2026' })).toBeVisible();
  await expect(happened).toContainText(/Gross interest, £[\d,.]+/);
  await clock.getByLabel('Account', { exact: true }).selectOption({ label: 'Rainy day (ending 4812)' });
  await expect(happened).not.toContainText('Card payment');
  await expect(happened).toContainText(/Gross interest, £[\d,.]+/);
  await clock.getByRole('button', { name: /^Records that changed: \d+/ }).click();
  await expect(clock.getByRole('list', { name: 'Records that changed' })).toContainText('postings added');
  await clock.getByRole('button', { name: 'Go back to Before Christmas' }).click();
  const loaded = page.waitForEvent('load');
  await clock.getByRole('group').getByRole('button', { name: 'Go back to Before Christmas' }).click();
  await loaded;
  await expect(page.getByText('Balances at 09:30 on 2 March 2026')).toBeVisible();
});

interface Balance {
  readonly balance: number;
  readonly available: number;
}

function minus({ balance, available }: Balance, minor: number): Balance {
  return { balance: balance - minor, available: available - minor };
}
