import { expectAccessible, inOneLook, looks } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

const widths = [320, 360, 599, 600, 959, 960, 1280] as const;

test('every URL of the wizard asks first for what is missing', async ({
  page,
  customer,
  pay,
  payees,
  shell,
  sandbox,
}) => {
  const panel = page.getByRole('complementary', { name: 'Pay from another account' });
  const showAll = page.getByRole('button', { name: 'Show all', exact: true });

  const everywhere =
    await test.step('The hub offers accounts in other currencies, for international payments', async () => {
      await customer.begin('payments', { persona: 'racing-owner' });
      await page.getByRole('button', { name: 'Show All', exact: true }).click();
      const shown = await pay.accounts.count();
      const euros = pay.accounts.filter({ hasText: /Balance €/ }).first();
      await expect(euros).toHaveAttribute('href', /request-international/);
      return shown;
    });

  await test.step('The wizard offers sterling accounts only, whatever its URL', async () => {
    await customer.begin('payments/from', { persona: 'racing-owner' });
    await expect(pay.heading('From which account?')).toBeVisible();
    await expectSterlingOnly();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Payments & Transfers', exact: true })
      .click();
    await page.getByRole('link', { name: 'Set up new' }).click();
    await expectSterlingOnly();
  });

  await test.step('The account is changed in the side panel, and the details typed stay', async () => {
    await pay.accounts.first().click();
    await pay.changeAccount.click();
    await panel.getByRole('link').nth(1).click();
    await expect(panel).toHaveCount(0);
    await pay.payees.first().click();
    await expect(pay.choice('Regular payments')).toBeChecked();
    await pay.amount.fill('5');
    await pay.reference.fill('Hay');
    await pay.changeAccount.click();
    await panel.getByRole('link').first().click();
    await expect(panel).toHaveCount(0);
    await expect(pay.amount).toHaveValue('5.00');
    await pay.goOn.click();
    await expect(pay.heading('Check your answers')).toBeFocused();
    await expect(pay.changeAccount).toHaveCount(0);
  });

  await test.step('Each answer leads back to its field, and nothing else is lost', async () => {
    await pay.change('reference').click();
    await expect(pay.reference).toBeFocused();
    await expect(pay.amount).toHaveValue('5.00');
    await pay.reference.fill('Straw');
    await pay.goOn.click();
    await expect(pay.answers).toContainText('Straw');
    await pay.change('amount').click();
    await expect(pay.amount).toBeFocused();
    await pay.goOn.click();
    await pay.change('start date').click();
    await expect(pay.choice('Now')).toBeFocused();
    await pay.goOn.click();
    await pay.change('from').click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await pay.goOn.click();
    // The details have a Back of their own.
    await expect(pay.heading('Check your answers')).toBeVisible();
    await expect(pay.back, 'the browser’s own leads back').toHaveCount(0);
    await page.goBack();
    await expect(pay.heading('Payment details')).toBeFocused();
    await pay.goOn.click();
    await pay.change('to').click();
    await expect(pay.heading('Who do you want to pay?')).toBeFocused();
  });

  await test.step('Another entity restarts the wizard', async () => {
    await shell.entitySelector.click();
    await page.getByRole('option').nth(2).click();
    await expect(page).toHaveURL(/\/payments\/make$/);
    await expect(pay.heading('From which account?')).toBeVisible();
    await expect(shell.entitySelector).toBeFocused();

    await shell.entitySelector.click();
    await page.getByRole('option').first().click();
    await expect(shell.entitySelector).toBeFocused();
  });

  const withAccount = await test.step('A payee from the list stays in sight while the account is chosen', async () => {
    await pay.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Payments & Transfers' })
      .click();
    await pay.managePayees.click();
    await expect(payees.heading).toBeVisible();
    await payees.find('Lady Harriet Winslow');
    await payees.pay('Lady Harriet Winslow').click();
    await expect(pay.heading('From which account?')).toBeFocused();
    await expect(pay.chosen).toContainText('Lady Harriet Winslow');
    await pay.accounts.first().click();
    await expect(pay.heading('Payment details')).toBeFocused();
    await expect(pay.amount).toHaveValue('');
    await expect(pay.reference).toHaveValue('Fete');
    return page.url();
  });

  await test.step('Back leads where the customer came from', async () => {
    await pay.back.click();
    await expect(pay.heading('From which account?')).toBeVisible();
    await pay.back.click();
    await expect(payees.heading).toBeVisible();
  });

  await test.step('The only account that may pay a payee need not be chosen', async () => {
    await payees.find('1st Choice Horseboxes Ltd');
    await payees.pay('1st Choice Horseboxes Ltd').click();
    await expect(pay.heading('Payment details')).toBeFocused();
    await expect(pay.chosen).toContainText('1st Choice Horseboxes Ltd');
  });

  await test.step('A payee who is unknown is asked for, and nothing has been paid', async () => {
    await page.goto(withAccount.replace(/toAccountId=[^&]+/, 'toAccountId=nobody'));
    await expect(pay.heading('Who do you want to pay?')).toBeVisible();
    expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
    expect(await callsOf(sandbox, 'createInstruction')).toEqual([]);
  });

  async function expectSterlingOnly(): Promise<void> {
    await expect(pay.accounts).toHaveCount(3);
    await showAll.click();
    expect(await pay.accounts.count()).toBeLessThan(everywhere);
    await expect(pay.accounts.filter({ hasText: /Balance [€$]/ })).toHaveCount(0);
  }
});

test('an account that cannot make payments says so', async ({ page, customer }) => {
  await customer.begin('payments/make/{account:dollar}', { persona: 'racing-owner' });
  await expect(page.locator('main')).toContainText('Sorry, this account is unable to make payments.');
});

test('regular payments offer only accounts that can make them', async ({ page, customer, pay }) => {
  const whole = async () => {
    await pay.showAll.click();
    return pay.accounts.allTextContents();
  };
  await customer.begin('payments/make', { persona: 'many-accounts' });
  const once = await whole();
  await customer.begin('payments/make?isRegular=true', { persona: 'many-accounts' });
  const regularly = await whole();
  expect(regularly.length).toBeLessThan(once.length);
  expect(once).toEqual(expect.arrayContaining(regularly));

  // The same in the panel, until a single payment is chosen.
  await pay.accounts.first().click();
  await pay.changeAccount.click();
  const panel = page.getByRole('complementary', { name: 'Pay from another account' });
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect(panel.getByRole('link')).toHaveCount(regularly.length);
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`every stage of the wizard is accessible and fits the window, ${name}`, {
      tag: inOneLook('light 1280', name),
    }, async ({ page, customer, pay }) => {
      const { width = 1280 } = look.viewport;
      await customer.begin('payments/make', { persona: 'racing-owner' });
      await expectAccessible(page, pay.accounts.first());
      await pay.accounts.first().click();
      await expectAccessible(page, pay.payees.first());
      await pay.door('New payment or transfer').click();
      await expectAccessible(page, page.getByRole('link', { name: 'Pay a new payee' }));
      await expect(pay.payees).toHaveCount(0);
      await pay.door('A saved payee').click();
      await pay.changeAccount.click();
      await expectAccessible(page, page.getByRole('heading', { name: 'Pay from another account' }));
      await page.keyboard.press('Escape');
      await pay.payees.first().click();
      await pay.choice('Regular payments').check({ force: true });
      await pay.choice('Later').check({ force: true });
      await pay.choice('Until a date').check({ force: true });
      await pay.goOn.click();
      await expectAccessible(page, pay.errors);
      for (const other of widths) await expectNoSidewaysScroll(page, other);
      await page.setViewportSize({ width, height: 800 });
      await page
        .getByRole('button', { name: /^Choose from a calendar/ })
        .first()
        .click();
      await expectAccessible(page, page.getByRole('grid'));
      await page.keyboard.press('Escape');
      await pay.choice('One payment').check({ force: true });
      await pay.choice('Now').check({ force: true });
      await pay.review('5', '');
      await expectAccessible(page, pay.missingReference);
      await pay.missingReference.getByRole('button', { name: 'Continue' }).click();
      await expectAccessible(page, pay.answers);
      for (const other of widths) await expectNoSidewaysScroll(page, other);
      await pay.confirm.click();
      await expectAccessible(page, page.getByRole('region', { name: 'Receipt' }));
      for (const other of widths) await expectNoSidewaysScroll(page, other);
    });
  });
}

test('the keyboard reaches the details before the summary beside them, and after the one above them', async ({
  page,
  customer,
  pay,
}) => {
  await customer.begin('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}');
  await expect(pay.amount).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, pay.amount);
  await tabTo(page, pay.changeAccount);
  for (const width of [930, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const above = async () => {
      const [summary, form] = await Promise.all([pay.changeAccount.boundingBox(), pay.amount.boundingBox()]);
      return (form?.y ?? 0) - (summary?.y ?? 0);
    };
    await expect.poll(above, `at ${width} px the summary stands above`).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, pay.changeAccount);
    await tabTo(page, pay.amount);
  }
});
