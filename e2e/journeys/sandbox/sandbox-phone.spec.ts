import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { SandboxPhone } from '#e2e/screens/sandbox/sandbox-phone.screen.ts';
import { expectAccessible, inOneLook, looks } from '#e2e/support/axe.ts';
import type { Customer } from '#e2e/support/customer.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { test as base, expect } from '#e2e/test.ts';

const test = base.extend<{ code: ChallengeScreen; phone: SandboxPhone }>({
  code: async ({ page }, use) => use(new ChallengeScreen(page, 'code')),
  phone: async ({ page, expectComplaint }, use) => {
    // Browsers log the 417 that asks for a code as an error.
    expectComplaint(/Failed to load resource: the server responded with a status of 417/);
    await use(new SandboxPhone(page));
  },
});

/** Makes a high-value payment up to its challenge for a code. */
async function payUpToCode(customer: Customer, pay: PayScreen, code: ChallengeScreen): Promise<void> {
  await customer.begin('payments/make', { bank: 'cop:Y' });
  await pay.accounts.first().click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('25000', 'Hay');
  await pay.confirm.click();
  await expect(code.box(1)).toBeFocused();
}

test('a payment is confirmed from the phone by keyboard alone while the code dialog is open', async ({
  page,
  customer,
  pay,
  code,
  phone,
}) => {
  await payUpToCode(customer, pay, code);
  await expect(phone.tab).toHaveText('Phone1 new');
  await phone.pressKey();
  await expect(phone.useCode).toBeFocused();
  await expect(phone.tab).toHaveText('Phone');

  // Closing the phone returns the focus, and Escape closes the phone instead of the app's dialog.
  await phone.pressKey();
  await expect(code.box(1)).toBeFocused();
  await expect(phone.device).toBeHidden();
  await phone.pressKey();
  await page.keyboard.press('Escape');
  await expect(code.box(1)).toBeFocused();
  await tabTo(page, phone.tab);
  await page.keyboard.press('Enter');
  await expect(phone.useCode).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(code.box(6)).toBeFocused();
  await expect(code.dialog, 'filled, not sent').toBeVisible();
  expect(await code.digits()).toMatch(/^\d{6}$/);
  await page.keyboard.press('Enter');
  await expect(pay.heading('Payment sent')).toBeFocused();
});

test.use({ host: 'page' });

test('at 360 pixels the phone leaves the dialog uncovered, and one press fills in the newest code', async ({
  page,
  customer,
  pay,
  code,
  phone,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await payUpToCode(customer, pay, code);
  await phone.expectBeside(code.dialog);
  await phone.tab.click();
  await phone.expectBeside(code.dialog);
  await code.resend.click();
  await expect(phone.messages).toHaveCount(2);
  await expect(phone.tab, 'what comes while it is looked at is read').toHaveText('Phone');
  await phone.useCode.click();
  await code.expectDigits(/(\d{6})/.exec((await phone.useCode.textContent()) ?? '')?.[1] ?? '');
  await code.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();
});

test('the panel can be opened, scrolled, copied from and changed while a dialog is open', async ({
  page,
  customer,
  context,
  pay,
  code,
  phone,
  sandbox,
  panel,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await payUpToCode(customer, pay, code);
  const faults = await panel.open('Faults');
  await phone.expectBeside(code.dialog);
  await faults.getByLabel('Answers arrive after').selectOption('typical');
  await expect.poll(async () => (await sandbox.state()).switches.latency).toBe('typical');
  const scenario = await panel.open('Scenario');
  const contents = scenario.locator('[tabindex="-1"]').filter({ has: page.getByRole('heading', { name: 'Persona' }) });
  await contents.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => contents.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
  await scenario.getByRole('button', { name: 'Copy User ID' }).click();
  await expect(scenario.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('private-customer');

  // The panel stays open when the dialog closes.
  await contents.evaluate((element) => element.scrollTo(0, 500));
  await code.cancel.click();
  await expect(code.dialog).toBeHidden();
  await expect(scenario.getByRole('heading', { name: 'Persona' })).toBeAttached();
  expect(await contents.evaluate((element) => element.scrollTop)).toBe(500);
  await page.keyboard.press('Alt+Shift+P');
  await expect(phone.useCode, 'where nothing asks for it a code is copied').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone.device.getByText(/^Copied: code \d{6}$/)).toBeVisible();
});

for (const { name, viewport, colorScheme } of looks) {
  test(`phone and panel beside a dialog are accessible: ${name}`, {
    tag: inOneLook('dark 360', name),
  }, async ({ page, customer, pay, code, phone, panel }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await payUpToCode(customer, pay, code);
    await phone.tab.click();
    await expectAccessible(page, phone.useCode);
    const clock = await panel.open('Clock');
    await expectAccessible(page, clock.getByRole('heading', { name: 'Clock' }));
    await phone.expectBeside(code.dialog);
  });
}
