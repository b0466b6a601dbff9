import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { hostileHtml } from '#fixtures/hostile-html.ts';

test('no message of the bank runs, loads, submits or restyles anything under the production headers', async ({
  page,
  context,
  signIn,
  accounts,
}, { testId }) => {
  test.setTimeout(90_000);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(sites.production.url).origin) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const [at, html] of hostileHtml.entries()) {
    const sent = await context.request.post(`${sites.bank.url}__sandbox/mail`, {
      headers: { 'X-Sandbox': testId },
      data: { persona: 'private-customer', subject: subjectOf(at), body: `<p>Read on.</p>${html}` },
    });
    expect(sent.ok()).toBe(true);
  }
  await page.goto(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  const mail = new MailScreen(page);
  for (const at of hostileHtml.keys()) {
    const subject = subjectOf(at);
    await mail.search.fill(subject);
    await mail.row(new RegExp(subject)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(mail.conversation).toContainText('Read on.');
    const left = await mail.conversation.evaluate((article) =>
      [...article.querySelectorAll('div *')].flatMap((element) => [
        ...(/^(?:script|style|link|meta|base|form|input|button|select|textarea|img|picture|video|audio|iframe|object|embed|svg|math|template|body|details)$/i.test(
          element.tagName,
        )
          ? [element.tagName]
          : []),
        ...[...element.attributes]
          .filter(({ name }) => /^(?:on|style|src|id|name|target|ping)/.test(name))
          .map(({ name }) => name),
        ...(/^(?:https?:|mailto:|tel:)/.test(element.getAttribute('href') ?? 'tel:') ? [] : ['href']),
      ]),
    );
    expect(left, hostileHtml[at]).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('two thousand messages keep the page small, in portions and while scrolling', async ({
  page,
  context,
  signIn,
  accounts,
  expectComplaint,
}, { testId }) => {
  // The bank does not know the messages that are only in this list.
  expectComplaint(/404/);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  await page.route('**/mailbox/mails?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly mails: readonly object[] };
    const [model] = answer.mails;
    const mails = Array.from({ length: 2000 }, (_, at) => ({
      ...model,
      messageId: { value: `M${at}`, displayValue: `M${at}` },
      subject: `Letter ${at + 1}`,
      messageUserMappings: [{ msgFlag: 'T', status: 'R', deleteStatus: false }],
    }));
    await route.fulfill({ response, json: { ...answer, mails } });
  });
  await page.goto(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  const mail = new MailScreen(page);
  await expect(page.getByText('200 of 2,000 shown')).toBeVisible();
  for (let shown = 400; shown <= 2000; shown += 200) {
    await page.getByRole('button', { name: 'Show more' }).click();
    if (shown < 2000) await expect(page.getByText(`${shown.toLocaleString('en-GB')} of 2,000 shown`)).toBeVisible();
  }
  await expect(page.getByText('No older messages')).toBeVisible();
  const most = await page.evaluate(async () => {
    let rows = 0;
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += end / 60) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      rows = Math.max(rows, document.querySelectorAll('[data-index]').length);
    }
    return rows;
  });
  expect(most).toBeLessThanOrEqual(90);
  // Heights are estimates until a row has been drawn, so the end moves while it is scrolled to.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('[data-index="1999"]') !== null;
  });
  // The list stays where it is beside the message that is opened, and on the way back.
  const last = mail.row(/Letter 2000/);
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await mail.search.fill('letter 1987');
  await expect(mail.rows).toHaveCount(1);
});

/** No subject is part of another. */
function subjectOf(at: number): string {
  return `Number ${101 + at}`;
}
