import { ColoursScreen } from '#e2e/screens/accounts/colours.screen.ts';
import { ManageAccountsScreen } from '#e2e/screens/accounts/manage-accounts.screen.ts';
import { storageOf } from '#e2e/screens/shell/shell.screen.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';
import { coloursKey } from '#src/api/environment/page-storage.ts';

const hoops = 'hoops #ffffff #0d8550';

test('colours chosen by keyboard stand in the list, the review and the receipt after a reload, until they are removed', async ({
  page,
  customer,
  accounts,
  account,
  pay,
  receipt,
}) => {
  const colours = new ColoursScreen(page);
  const manage = new ManageAccountsScreen(page);
  await customer.begin('accounts');
  const title = await accounts.firstTitle();
  const row = accounts.row(title);
  expect(await colours.worn(page.locator('main')), 'private accounts are plain').toEqual([]);
  const height = async () => (await row.boundingBox())?.height;
  const before = await height();

  await test.step('Escape and Cancel keep an account plain', async () => {
    for (const leave of ['Escape', 'Cancel']) {
      await accounts.menu(title).click();
      await colours.choose(title).click();
      await expect(colours.dialog(title)).toBeVisible();
      await expect(colours.button('Remove')).toHaveCount(0);
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await colours.button('Cancel').click();
      await expect(colours.dialog(title)).toHaveCount(0);
      await expect(accounts.menu(title)).toBeFocused();
    }
    expect(await colours.worn(row)).toEqual([]);
  });

  await test.step('a pattern and two colours are chosen by keyboard alone', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, colours.choose(title));
    await page.keyboard.press('Enter');
    await expect(colours.dialog(title)).toBeVisible();
    const chosen = page.getByRole('group', { name: 'Pattern' }).getByRole('radio', { checked: true });
    await tabTo(page, chosen);
    while (!(await colours.pattern('Hoops').isChecked())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    while (!(await colours.colours('Emerald and white').isChecked())) await page.keyboard.press('ArrowDown');
    await expect(colours.preview('Emerald and white, hoops')).toBeVisible();
    await tabTo(page, colours.swap);
    await page.keyboard.press('Space');
    await expect(colours.preview('White and emerald, hoops')).toBeVisible();
    await expect(colours.colours('White and emerald')).toBeChecked();
    await tabTo(page, colours.button('Save'));
    await page.keyboard.press('Enter');
    await expect(accounts.menu(title)).toBeFocused();
    await expect.poll(() => colours.worn(row)).toEqual([hoops]);
    expect(await height(), 'the row is no taller').toBe(before);
  });

  await test.step('the browser keeps neither number nor name', async () => {
    const kept = (await storageOf(page)).shared[coloursKey] ?? '';
    expect(kept).toMatch(/^[0-9a-f]{4}:hoops\.white\.emerald$/);
  });

  await test.step('the payment shows them from the first page to the receipt', async () => {
    await page.reload();
    await expect.poll(() => colours.worn(row)).toEqual([hoops]);
    await row.getByRole('link', { name: title, exact: true }).click();
    await expect(account.heading(title)).toBeVisible();
    expect(await colours.worn(account.heading(title))).toEqual([hoops]);
    await customer.visit('payments/make');
    expect(await colours.worn(pay.accounts.first())).toEqual([hoops]);
    await pay.accounts.first().click();
    await pay.payees.filter({ hasText: '60-93-03' }).click();
    await pay.amount.fill('12.50');
    await pay.goOn.click();
    await expect(pay.heading('Check your answers')).toBeFocused();
    expect(await colours.worn(pay.answers)).toEqual([hoops]);
    await pay.confirm.click();
    await expect(pay.heading('Payment sent')).toBeFocused();
    expect(await colours.worn(receipt.region)).toEqual([hoops]);
    await page.reload();
    await expect(receipt.region).toBeVisible();
    expect(await colours.worn(receipt.region)).toEqual([hoops]);
    expect((await receipt.rows())['From account']).toContain(title);
  });

  await test.step('once removed, the account is plain again', async () => {
    await customer.visit('settings/manage-accounts');
    await expect(manage.heading).toBeVisible();
    expect(await colours.worn(page.locator('main'))).toEqual([hoops]);
    await colours.choose(title).click();
    await expect(colours.preview('White and emerald, hoops')).toBeVisible();
    await colours.button('Remove').click();
    await expect(colours.choose(title)).toBeFocused();
    expect(await colours.worn(page.locator('main'))).toEqual([]);
    expect((await storageOf(page)).shared).not.toHaveProperty([coloursKey]);
    await customer.visit('accounts');
    await expect(row).toBeVisible();
    expect(await colours.worn(page.locator('main'))).toEqual([]);
  });
});

test.describe('of a racing owner', () => {
  test.use({ persona: 'racing-owner' });
  const stud = 'Chalk Down Stud Company Ltd';

  test('racing accounts and their entities have colours, others only when chosen, and transfers show them', async ({
    page,
    customer,
    accounts,
  }) => {
    const colours = new ColoursScreen(page);
    await customer.begin('accounts');
    const racing = accounts.group('Racing Bank Accounts');
    const rows = await racing.getByRole('listitem').count();
    const given = await colours.worn(racing);
    expect(given).toHaveLength(rows);
    expect(new Set(given).size).toBe(rows);
    expect(await colours.worn(accounts.group('Private Bank Current Accounts'))).toEqual([]);
    await accounts.entitySelector.click();
    const entity = (name: string) => page.getByRole('option', { name, exact: true });
    await expect(entity(stud)).toBeVisible();
    expect(await colours.worn(entity("Staplemead & O'Hallan Racing Partnership"))).toHaveLength(1);
    expect(await colours.worn(entity(stud))).toEqual([]);
    await page.keyboard.press('Escape');

    await customer.visit('settings/manage-accounts');
    const entities = page.getByRole('region', { name: 'Entities' });
    await entities.getByRole('button', { name: `Choose colours for ${stud}` }).click();
    await colours.pattern('Star').check();
    await colours.colours('Royal blue and yellow').check();
    await colours.button('Save').click();
    await customer.visit('accounts');
    await accounts.choose(stud);
    const star = 'star #2450b4 #f5d22e';
    expect(await colours.worn(page.locator('main').locator('div', { has: accounts.entitySelector }).last())).toEqual([
      star,
    ]);

    await test.step('what a racing account was given can be removed for good', async () => {
      await accounts.choose('All Accounts');
      const [first = ''] = await racing.getByRole('listitem').getByRole('link').allTextContents();
      await accounts.menu(first).click();
      await colours.choose(first).click();
      await colours.button('Remove').click();
      await expect(colours.dialog(first)).toHaveCount(0);
      await page.reload();
      await expect.poll(() => colours.worn(racing)).toEqual(given.slice(1));
    });

    await customer.visit('payments/transfer-money');
    const transfer = new TransferScreen(page);
    await transfer.from.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect.poll(() => colours.worn(page.getByRole('listbox'))).not.toEqual([]);
  });

  test('the outline is in the customer’s own colours, and a page is no wider for it', async ({
    page,
    customer,
    accounts,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = new ColoursScreen(page);
    await customer.begin('accounts');
    const outlines = accounts.group('Racing Bank Accounts').locator('svg[data-silk] path:last-child');
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    for (const outline of await outlines.all()) {
      await expect(outline).toHaveCSS('stroke', ink);
      await expect(outline).toHaveCSS('stroke-opacity', '1');
    }
    await expectNoSidewaysScroll(page, 320);
    const title = await accounts.firstTitle();
    await accounts.menu(title).click();
    await colours.choose(title).click();
    await expect(colours.dialog(title)).toBeVisible();
    await expectNoSidewaysScroll(page, 320);
  });

  for (const { name, ...look } of looks) {
    test(`the choice of colours is accessible: ${name}`, async ({ page, customer, accounts }) => {
      await page.setViewportSize(look.viewport);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      const colours = new ColoursScreen(page);
      await customer.begin('accounts');
      const title = await accounts.firstTitle();
      await accounts.menu(title).click();
      await colours.choose(title).click();
      await expectAccessible(page, colours.dialog(title), 'dialog');
      for (const control of await colours.dialog(title).locator('label').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
      }
    });
  }
});
