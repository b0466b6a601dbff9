import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

const tabs = ['Scenario', 'Money', 'Faults', 'Calls', 'Clock', 'Phone & inbox'] as const;
/** A heading of each tab, which shows that it has loaded. */
const headings = [
  'Persona',
  'Login, payments, accounts and limits',
  'Latency',
  'Calls',
  'Back in time',
  'Secure mail',
] as const;

for (const { name, viewport, colorScheme } of looks) {
  test(`every tab of the panel is reached by keyboard alone, and accessible: ${name}`, async ({
    page,
    customer,
    accounts,
    panel,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await customer.begin('accounts', { bank: 'cop:MBAM;fault:listPayeeGroups@500~1;bookmark:Start' });
    await expect(accounts.heading).toBeVisible();

    // The bar comes last on the page: phone, commands, panel.
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await panel.bar.evaluate((bar) => bar === document.activeElement)) break;
    }
    await expect(panel.bar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.region.getByRole('tab', { name: 'Scenario' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.region.getByRole('tab', { name: 'Scenario' })).toBeFocused();

    for (const [place, tab] of tabs.entries()) {
      await expect(panel.region.getByRole('tab', { name: tab, selected: true })).toBeFocused();
      const heading = panel.region.getByRole('heading', { name: headings[place] ?? '', exact: true });
      await expect(heading).toBeAttached();
      // A few of what opens on each tab.
      const closed = panel.region.getByRole('tabpanel').getByRole('button', { expanded: false });
      for (let left = Math.min(3, await closed.count()); left > 0; left -= 1) await closed.first().press('Enter');
      await expectAccessible(page, panel.region.getByRole('tabpanel'), 'aside[aria-label="Sandbox"]');
      await panel.region.getByRole('tab', { name: tab }).focus();
      await page.keyboard.press('ArrowRight');
    }
    await expect(panel.region.getByRole('tab', { name: 'Scenario', selected: true }), 'round the end').toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(panel.region.getByRole('tab', { name: 'Phone & inbox', selected: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(focused, 'past the other tabs, to what changed').toHaveAccessibleName(/^Not as usual/);
    await page.keyboard.press('Enter');
    await expect(panel.region.getByRole('list', { name: 'Ways back' })).toBeVisible();

    // A question that is asked first takes the focus and gives it back.
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Start a fresh bank at today’s date');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName('Keep this bank');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName('Start a fresh bank at today’s date');

    await page.keyboard.press('Alt+Shift+K');
    const commands = page.getByRole('dialog', { name: 'Sandbox commands' });
    await expectAccessible(page, commands, 'aside[aria-label="Sandbox"]');
    await page.keyboard.press('Escape');
    await expect(commands).toBeHidden();
    await expect(focused).toHaveAccessibleName('Start a fresh bank at today’s date');
    await panel.command('send money in', /^Send money in/);
    await expect(focused, 'its form is open').toHaveAccessibleName('Send money in');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Account');
    await page.keyboard.press('Escape');
    await expect(panel.bar).toBeFocused();
    await expect(panel.region.getByRole('tab')).toHaveCount(0);
  });
}
