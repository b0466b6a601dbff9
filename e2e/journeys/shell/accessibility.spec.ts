import type { Locator } from '@playwright/test';
import { ManageAccountsScreen } from '#e2e/screens/accounts/manage-accounts.screen.ts';
import { IdleWarning } from '#e2e/screens/session/idle-warning.screen.ts';
import { ExportsScreen } from '#e2e/screens/transactions/exports.screen.ts';
import { expectAccessible, inOneLook, looks } from '#e2e/support/axe.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { stayOnRedirect } from '#e2e/support/stay-on-redirect.ts';
import { expect, test } from '#e2e/test.ts';

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test(`sign-in is accessible when empty and refused, ${name}`, { tag: inOneLook('light 1280', name) }, async ({
      customer,
      page,
      signIn,
      expectComplaint,
    }) => {
      expectComplaint(/status of 403/);
      await customer.arrive();
      await expectAccessible(page, signIn.submit);
      await signIn.submit.click();
      await expectAccessible(page, page.getByText('Enter your User ID'));
      await signIn.as('private-customer', 'wrong');
      await expectAccessible(page, signIn.alert);
    });

    test(`accounts are accessible when loaded, empty, failed and with the log-out dialog, ${name}`, {
      tag: inOneLook('dark 360', name),
    }, async ({ page, customer, accounts }) => {
      await customer.begin('accounts', { persona: 'racing-owner', clock: 'today' });
      await expectAccessible(page, accounts.group('Lending'));
      const dialog = await accounts.openLogOut();
      await expectAccessible(page, dialog);
      await customer.begin('accounts', { persona: 'no-accounts', clock: 'today' });
      await expectAccessible(page, page.getByText('You currently have no accounts that can be viewed.'));
      await customer.begin('accounts', { clock: 'today', bank: 'fault:listAccounts@500' });
      await expectAccessible(page, accounts.error);
    });

    test(`an account, a transaction, filters, dates and an empty result are accessible, ${name}`, {
      tag: '@wide',
    }, async ({ page, customer, account, transactions }) => {
      await customer.begin('accounts/{account:current}');
      await transactions.loaded();
      await account.openDetails();
      await expectAccessible(page, transactions.pending);
      await transactions.hidePending.click();
      await transactions.openFilters();
      // A short list, because axe checks every row in the page.
      await transactions.tag('Cash').click();
      await transactions.between('20', '10');
      await transactions.openFirst();
      await expectAccessible(page, transactions.chips.first());
      const picker = await transactions.pickDates();
      await expect(picker.months).toHaveCount(viewport.width < 960 ? 0 : 2);
      await expectAccessible(page, picker.dialog);
      await picker.cancel.click();
      await transactions.between('9999999', '');
      await expectAccessible(page, transactions.says('No results found. Change the filters'));
      await expectAccessible(page, await account.explainAvailable());
    });

    test(`other kinds of account, a failed one and an unknown one are accessible, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      accounts,
      account,
      transactions,
      sandbox,
      expectComplaint,
    }) => {
      expectComplaint(/status of 500/);
      await customer.begin('accounts/{account:notice}');
      for (const alias of ['bond', 'loan']) {
        await transactions.loaded();
        await expectAccessible(page, account.details);
        await accounts.visit(await sandbox.nameOf(alias));
      }
      await transactions.loaded();
      await expectAccessible(page, account.details);
      await customer.begin('accounts/{account:partnership-euro}', {
        persona: 'racing-owner',
        bank: 'fault:listDemandDepositTransactions@500',
      });
      await expectAccessible(page, transactions.error);
      await page.goto(`${customer.site}accounts/nobodys`);
      await expectAccessible(page, account.unknown);
    });

    test(`menus, notifications and the leave-site dialog are accessible, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      shell,
      accounts,
    }) => {
      const isWide = viewport.width >= 960;
      await customer.begin('accounts', { persona: 'racing-owner', clock: 'today' });
      await expect(accounts.titles).not.toHaveCount(0);
      if (isWide) {
        for (const menu of ['Payments & Transfers', 'Details & settings'] as const) {
          await shell.open(menu);
          await expectAccessible(page, shell.entries(menu).first());
        }
        await page.keyboard.press('Escape');
      } else {
        await shell.openSlideMenu();
        await expectAccessible(page, shell.slideMenu);
      }
      await shell.notifications.click();
      await shell.notificationsPanel
        .getByRole('button', { name: /^Unread/ })
        .first()
        .click();
      await expectAccessible(page, shell.notificationsPanel);
      await page.keyboard.press('Escape');
      await shell.footer.getByRole('link', { name: 'Privacy' }).click();
      await expectAccessible(page, shell.leaving);
      await page.keyboard.press('Escape');
      await shell.entitySelector.click();
      await expectAccessible(page, page.getByRole('option').first());
    });

    test(`message pages and the idle warning are accessible, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      shell,
    }) => {
      await page.clock.install();
      await customer.begin('payments/make', { persona: 'read-only', clock: 'today' });
      await expectAccessible(page, shell.notPermitted);
      await page.goto(`${customer.site}settings/nonsense`);
      await expectAccessible(page, shell.notFound);
      await expect(shell.opener.or(shell.mail)).toBeVisible();
      await page.clock.runFor(4 * 60_000 + 5_000);
      await expectAccessible(page, new IdleWarning(page).dialog);
      await new IdleWarning(page).logOut.click();
      await expectAccessible(page, shell.loggedOut);
      await page.goto(`${customer.site}session-expired`);
      await expectAccessible(page, shell.sessionExpired);
      await page.addInitScript(stayOnRedirect);
      await customer.begin('entity-redirect', { persona: 'racing-owner', clock: 'today' });
      await expectAccessible(page, page.getByRole('heading', { name: 'Taking you back to your accounts' }));
    });

    test(`the payments hub and the payees list are accessible, ${name}`, {
      tag: inOneLook('light 1280', name),
    }, async ({ page, customer, pay, payees, newPayee }) => {
      const examined = async (shown: Locator) => {
        await pay.loaded();
        await expectAccessible(page, shown);
        await expectNoSidewaysScroll(page, viewport.width);
      };
      await customer.begin('payments', { persona: 'racing-owner' });
      await examined(pay.help);
      await customer.begin('payments/payees');
      await examined(payees.list);
      await customer.begin('payments/payees/new');
      await examined(newPayee.form);
    });

    test(`statements, manage accounts, print and download are accessible, ${name}`, {
      tag: inOneLook('dark 360', name),
    }, async ({ page, customer }) => {
      await customer.begin('accounts/statements');
      await expectAccessible(page, page.getByRole('button', { name: /^Download Statement/ }).first());
      const manage = new ManageAccountsScreen(page);
      await customer.begin('settings/manage-accounts');
      const [title = ''] = await manage.titles();
      await manage.rename(title);
      await expectAccessible(page, manage.heading);
      // A short list, because axe checks every row in the page.
      await customer.begin(
        `accounts/transactions/{account:current}?${new URLSearchParams({ from: '2026-06-15', to: '2026-06-17' })}`,
      );
      const exported = new ExportsScreen(page);
      await exported.download.click();
      await expectAccessible(page, exported.dialog);
      await page.keyboard.press('Escape');
      await exported.print.click();
      await expectAccessible(page, page.getByRole('dialog', { name: 'Print Transactions' }));
    });

    test(`no screen scrolls sideways, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      accounts,
      transactions,
      signIn,
    }) => {
      const widths = viewport.width < 600 ? [360, 320] : [1280, 960, 959, 600, 599];
      await signIn.open(customer.site);
      await expect(signIn.submit).toBeVisible();
      for (const width of widths) await expectNoSidewaysScroll(page, width);
      await customer.begin('accounts', { persona: 'racing-owner', clock: 'today' });
      await expect(accounts.group('Lending')).toBeVisible();
      for (const width of widths) await expectNoSidewaysScroll(page, width);
      for (const alias of ['partnership-euro', 'stud-loan']) {
        await customer.visit(`accounts/{account:${alias}}`);
        await transactions.loaded();
        for (const width of widths) await expectNoSidewaysScroll(page, width);
      }
    });
  });
}

test.describe('on the site without a content security policy', () => {
  test.use({ host: 'page' });

  test('at 150% text size Log out stays in the window at every width', async ({ page, customer }) => {
    await customer.begin('accounts', { persona: 'racing-owner' });
    await expect(page.getByRole('link', { name: 'Make a Payment' }).first()).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 150% }' });
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    for (const width of [1280, 1024, 960, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('button', { name: 'Log out' }), `${width}`).toBeInViewport({ ratio: 1 });
      const header = page.getByRole('banner');
      expect(await header.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
      for (const list of await page.locator('main').getByRole('list').all()) {
        expect(await list.evaluate((rows) => rows.scrollWidth - rows.clientWidth)).toBeLessThanOrEqual(0);
      }
      const title = page.locator('main').getByRole('listitem').first().getByRole('link').first();
      expect((await title.boundingBox())?.width).toBeGreaterThan(100);
      await expectNoSidewaysScroll(page, width);
    }
  });
});
