import { MarketingScreen } from '#e2e/screens/preferences/marketing.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

interface Sent {
  readonly mails: readonly { readonly subject: string; readonly subjectId: string; readonly messageType: string }[];
}

test('a customer says yes by two channels, and later no', async ({ page, customer, sandbox, shell }) => {
  const marketing = new MarketingScreen(page);
  await customer.begin('accounts');
  await shell.follow('Details & settings', 'Marketing preferences');
  await expect(page.getByText('up to 2 working days')).toBeVisible();
  await expect(page.getByText('does not affect our normal communications')).toBeVisible();
  await page.clock.install();

  // Nothing, and YES alone, are not enough.
  await marketing.confirm.click();
  await expect(marketing.alert).toHaveText('Please select at least one option');
  await expect(marketing.yes).toBeFocused();
  await page.keyboard.press('Space');
  await expect(marketing.alert).toHaveCount(0);
  await marketing.confirm.click();
  await expect(marketing.alert).toHaveText('Please select at least one option');
  expect(await callsOf(sandbox, 'sendMail')).toEqual([]);

  for (const channel of await marketing.channels.all()) await channel.check();
  await marketing.no.check();
  await expect(marketing.yes).not.toBeChecked();
  for (const channel of await marketing.channels.all()) await expect(channel).not.toBeChecked();
  await marketing.yes.check();
  await expect(marketing.no).not.toBeChecked();

  await marketing.channel('E-mail').check();
  await marketing.channel('Post').check();
  await tabTo(page, marketing.confirm);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.keyboard.press('Enter');
  await expect(marketing.saved).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(marketing.saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(marketing.saved).toHaveCount(0);
  await page.clock.resume();

  await page.reload();
  await expect(marketing.channel('E-mail')).toBeChecked();
  await expect(marketing.channel('Telephone')).not.toBeChecked();
  await marketing.no.check();
  await marketing.confirm.click();
  await expect(marketing.saved).toBeVisible();
  await page.reload();
  await expect(marketing.no).toBeChecked();
  const outbox = (await sandbox.calls<Sent>('listMails')).filter(({ query }) => query.get('msgFlag') === 'F');
  const mails = outbox.at(-1)?.answer.mails ?? [];
  expect(mails.slice(0, 2)).toMatchObject([
    { subjectId: '8', messageType: 'M', subject: 'MARKETING_RESPONSE nonConsent=true' },
    { subject: 'MARKETING_RESPONSE consent=true post=true telephone=false email=true text=false' },
  ]);
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, page.locator('main'));
});

test('a no that cannot be saved is silent and never called saved, a yes in another tab is not overwritten', async ({
  page,
  context,
  customer,
  sandbox,
}) => {
  const marketing = new MarketingScreen(page);
  await customer.begin('settings/marketing-preferences', { persona: 'racing-owner' });
  await expect(marketing.channel('E-mail')).toBeChecked();
  await sandbox.failNextCall('sendMail', '500');
  await marketing.no.check();
  await marketing.confirm.click();
  await expect(marketing.confirm).toBeEnabled();
  await expect.poll(async () => (await callsOf(sandbox, 'sendMail')).length).toBe(1);
  await expect(marketing.alert).toHaveCount(0);
  await expect(marketing.saved).toHaveCount(0);

  const tab = await context.newPage();
  const other = new MarketingScreen(tab);
  await tab.goto(page.url());
  await other.channel('Telephone').check();
  await other.confirm.click();
  await expect(other.saved).toBeVisible();
  await tab.close();

  await marketing.confirm.click();
  await expect(marketing.alert).toContainText('changed elsewhere');
  await expect(marketing.channel('Telephone')).toBeChecked();
  expect(await callsOf(sandbox, 'sendMail')).toHaveLength(2);
});
