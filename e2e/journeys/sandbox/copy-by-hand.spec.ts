import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

for (const { name, viewport } of [
  { name: 'wide', viewport: { width: 1280, height: 720 } },
  { name: 'narrow', viewport: { width: 360, height: 640 } },
]) {
  test(`commands, panel and guide show the text to copy by hand where the browser forbids copying: ${name}`, async ({
    page,
    customer,
    accounts,
    panel,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Refused by the journey', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
    });
    await customer.begin('accounts');
    await expect(accounts.heading).toBeVisible();
    await page.keyboard.press('Alt+Shift+K');
    const commands = page.getByRole('dialog', { name: 'Sandbox commands' });
    await commands.getByRole('combobox').fill('Copy the numbers Haddow');
    await commands.getByRole('option', { selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const text = commands.getByRole('textbox', { name: 'Text to copy' });
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(text).toHaveValue(/^\d\d-\d\d-\d\d \d{8}$/);
    await page.keyboard.press('Escape');
    await expect(commands).toBeHidden();

    await panel.open('Scenario');
    await panel.region.getByRole('button', { name: 'Copy link to this moment' }).click();
    const link = panel.region.getByRole('textbox', { name: 'Text to copy' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await panel.bar.click();

    await page.goto(`${sites.sandbox.url}sandbox/links`);
    await page
      .getByRole('button', { name: /^Copy it/ })
      .first()
      .click();
    const example = page.locator('main').getByRole('textbox', { name: 'Text to copy' });
    await expect(example).toBeFocused();
    await expect(example).toBeInViewport({ ratio: 1 });
  });
}

test('a command copies, and says so', async ({ page, customer, context, accounts, panel }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await panel.command('Copy the numbers Haddow', /Haddow/);
  await expect(page.getByText(/^Done: Copied \d\d-\d\d-\d\d \d{8}$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d\d-\d\d-\d\d \d{8}$/);
});
