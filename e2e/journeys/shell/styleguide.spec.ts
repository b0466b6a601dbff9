import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '#e2e/support/axe.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

const address = `${sites.sandbox.url}styleguide`;

/** Applies the production style policy, which the sandbox is served without. */
test.beforeEach(async ({ page }) => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    await route.fulfill({ response, headers });
  });
});

test('every component is shown and reachable, light at 1280 pixels and dark at 360', async ({ page }) => {
  await open(page);
  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);
    await expectNoSidewaysScroll(page, width);
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
});

for (const { width, tag } of [
  { width: 1280, tag: [] },
  { width: 360, tag: ['@wide'] },
]) {
  test(`codes can be typed, pasted and deleted, ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const codes = page.getByRole('region', { name: 'Codes' });
    const oneTime = codes.getByRole('group', { name: 'One-time password' });
    const digits = oneTime.getByRole('textbox');
    const read = codes.getByRole('status');
    await expect(digits).toHaveCount(6);
    await expect(digits.first()).toHaveAccessibleName('Digit 1 of 6');
    await expect(digits.first()).toHaveAttribute('autocomplete', 'one-time-code');
    await paste(digits.nth(3), 'Code: 123 456\n');
    await expect(read).toContainText('Read: 123456,');
    await expect(digits.last()).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(digits.nth(4)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('987');
    await expect(read).toContainText('Read: 123987,');
    // As browsers fill in a code from a text message.
    await digits.first().fill('654321');
    await expect(read).toContainText('Read: 654321,');
    await paste(digits.first(), '02/03/2026');
    await expect(oneTime.getByRole('alert')).toHaveText('“02/03/2026” is not a code with 6 digits.');
    await expect(read).toContainText('Read: 654321,');

    const parts = codes.getByRole('group', { name: 'Sort code' }).getByRole('textbox');
    await parts.first().focus();
    await page.keyboard.type('6');
    await expect(parts.first()).toBeFocused();
    await page.keyboard.type('0');
    await expect(parts.nth(1)).toBeFocused();
    await page.keyboard.type('9303');
    await expect(read).toContainText(', 609303');
    await paste(parts.nth(1), '12–34–56');
    await expect(read).toContainText(', 123456');
  });
}

test('table columns follow the screen size, and each row opens and runs its actions', async ({ page }) => {
  await open(page);
  const table = page.getByRole('table', { name: 'Horses' });
  const headings = table.getByRole('columnheader');
  for (const [width, shown] of [
    [1280, ['Horse', 'Trainer', 'Going', 'Feewith VAT', 'What can be done', 'Details']],
    [700, ['Horse', 'Going', 'Feewith VAT', 'What can be done', 'Details']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(headings).toHaveText(shown);
  }
  await table.getByRole('button', { name: 'Choose Night Mail' }).click();
  await expect(page.getByText('Chosen: Night Mail')).toBeVisible();
  await table.getByRole('button', { name: 'Details of Night Mail' }).click();
  await expect(table.getByText('A. Grey')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Horses' }).getByRole('listitem').first()).toContainText('Brass Button');
});

test('a tooltip stays inside the screen at every edge, by pointer and keyboard, and Escape hides it', async ({
  page,
}) => {
  await open(page);
  const control = page.getByRole('button', { name: 'More words' });
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'What may be spent' }).and(page.locator(':popover-open'));
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    for (const distance of [0, 59, 61]) {
      await page.mouse.move(640, 400);
      await control.evaluate(
        (button, to) => {
          const middle = { left: '40%', top: '40%', right: 'auto', bottom: 'auto' };
          const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[to.edge];
          const place = {
            position: 'fixed',
            zIndex: '9999',
            ...middle,
            [opposite]: 'auto',
            [to.edge]: `${to.distance}px`,
          };
          Object.assign(button.parentElement?.style ?? {}, place);
        },
        { edge, distance },
      );
      await control.hover();
      await expect(tooltip, `${distance} px from the ${edge}`).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(control).toHaveAccessibleDescription(/^What may be spent now/);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(640, 400);
  await page.getByRole('button', { name: 'Few words' }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveCount(0);
});

test('one step is current, disabled buttons do nothing, and showing a password keeps it', async ({ page }) => {
  await open(page);
  const steps = page.getByRole('list', { name: 'First login' });
  const current = steps.locator('[aria-current="step"]');
  await expect(current).toHaveText('Step 2 of 4: 2Password');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText('Step 3 of 4: 3PIN');

  const buttons = page.getByRole('region', { name: 'Buttons' });
  await buttons.getByRole('button', { name: 'Disabled' }).click({ force: true });
  await buttons.getByRole('button', { name: 'Loading…' }).first().click({ force: true });
  await buttons.getByRole('button', { name: 'Main' }).click();
  await expect(buttons.getByRole('status')).toHaveText('Pressed: 1');

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Gallop_2026');
  await page.getByRole('button', { name: 'Hide Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Styleguide' })).toBeVisible();
}

async function paste(box: Locator, text: string): Promise<void> {
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
