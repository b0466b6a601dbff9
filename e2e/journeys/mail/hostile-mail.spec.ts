import type { Page } from '@playwright/test';
import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { hostileHtml } from '#fixtures/hostile-html.ts';

/** What a message may consist of. */
const harmlessTags = [
  ...['a', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h3', 'h4', 'h5', 'h6', 'hr'],
  ...['i', 'li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot'],
  ...['th', 'thead', 'tr', 'u', 'ul'],
];
const harmlessAttributes = ['colspan', 'dir', 'href', 'lang', 'rowspan', 'scope'];
/** What the page adds: a box around a table, and where a link leads. */
const addedTags = ['bdi', 'section'];
const box = 'section[aria-label][tabindex="0"]:has(> table:only-child)';
const boxAttributes = ['aria-label', 'class', 'tabindex'];

test('no message of the bank runs, loads, submits or restyles anything under the production headers', async ({
  page,
  context,
  signIn,
  accounts,
}, { testId }) => {
  test.setTimeout(60_000);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(sites.production.url).origin) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const sent = await Promise.all(
    hostileHtml.map((html, at) =>
      context.request.post(`${sites.bank.url}__sandbox/mail`, {
        headers: { 'X-Sandbox': testId },
        data: { persona: 'private-customer', subject: 'A letter', body: `<p>${markOf(at)}</p>${html}` },
      }),
    ),
  );
  expect(sent.filter((answer) => !answer.ok())).toEqual([]);
  await inOneConversation(page);
  await page.goto(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  const mail = new MailScreen(page);
  await mail
    .row(/A letter/)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A letter');
  // In one message after the other, each in a page of its own, they would take a minute.
  const messages = mail.conversation.filter({ hasText: /Read on, number \d+\./ });
  await expect(messages).toHaveCount(hostileHtml.length);
  const bodies = await messages.evaluateAll((articles) =>
    articles.map((article) => article.lastElementChild?.innerHTML ?? ''),
  );
  for (const at of hostileHtml.keys()) expect(bodies.filter((body) => body.includes(markOf(at)))).toHaveLength(1);

  // Also when it is written out and read by another parser, as a copy or an extension would do.
  const blank = await context.newPage();
  const left = await blank.evaluate(
    ({ all, tags, attributes, box, ofBox }) =>
      all.flatMap((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        const found = [...body.querySelectorAll('*')].flatMap((element) => [
          ...(tags.includes(element.localName) ? [] : [element.localName]),
          ...(element.localName === 'section' && !element.matches(box) ? ['section'] : []),
          ...(element.localName === 'bdi' && element.parentElement?.localName !== 'a' ? ['bdi'] : []),
          ...[...element.attributes]
            .map(({ name }) => name)
            .filter((name) => !(element.localName === 'section' ? ofBox : attributes).includes(name)),
          ...(/^(?:https?:|mailto:|tel:)/.test(element.getAttribute('href') ?? 'tel:') ? [] : ['href']),
        ]);
        return found.length === 0 ? [] : [{ html, found }];
      }),
    {
      all: bodies,
      tags: [...harmlessTags, ...addedTags],
      attributes: harmlessAttributes,
      box,
      ofBox: boxAttributes,
    },
  );
  expect(left).toEqual([]);
  expect(elsewhere).toEqual([]);
  // Reading a message asks for the list again, which may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a message too deep to parse is shown as words, and the page stays usable', async ({
  page,
  context,
  signIn,
  accounts,
}, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const sent = await context.request.post(`${sites.bank.url}__sandbox/mail`, {
    headers: { 'X-Sandbox': testId },
    data: {
      persona: 'private-customer',
      subject: 'A deep letter',
      body: `<p>Dear customer,</p>${'<div>'.repeat(60_000)}Your rate`,
    },
  });
  expect(sent.ok()).toBe(true);
  await page.goto(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  await new MailScreen(page)
    .row(/A deep letter/)
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('only its words are shown');
  await expect(page.getByRole('main')).toContainText('Your rate');
});

test('no other script takes the name of the policy, or makes HTML or scripts with it', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/TrustedTypePolicy named/);
  await page.goto(`${sites.production.url}login`);
  await expect(signIn.userId).toBeVisible();
  // What the build has drawn is there before the app, which takes the name.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const refused = await page.evaluate(() => {
    interface Types {
      createPolicy(name: string, rules: object): unknown;
    }
    const { trustedTypes } = window as unknown as { readonly trustedTypes: Types };
    const attempt = (act: () => unknown): boolean => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    return ['paddock', 'other', 'default'].map((name) =>
      attempt(() => trustedTypes.createPolicy(name, { createHTML: String })),
    );
  });
  expect(refused).toEqual([true, true, true]);
});

test('two thousand messages keep the page small, in portions and while scrolling', async ({
  page,
  context,
  signIn,
  accounts,
  expectComplaint,
}, { testId }) => {
  // The bank does not know the messages that are only in this list.
  expectComplaint(/status of 404/);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  await page.goto(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
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
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  const mail = new MailScreen(page);
  await expect(page.getByText('200 of 2,000 shown')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  for (let shown = 400; shown <= 2000; shown += 200) {
    expect(await more.evaluate(movedAfterScrollingTo), 'the button stays while the rows above it are rendered').toBe(0);
    await more.click();
    const next = shown < 2000 ? `${shown.toLocaleString('en-GB')} of 2,000 shown` : 'No older messages';
    await expect(page.getByText(next)).toBeVisible();
  }
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
  await page.unrouteAll({ behavior: 'wait' });
});

/** No mark is part of another. */
function markOf(at: number): string {
  return `Read on, number ${1001 + at}.`;
}

/** The bank's own answers, but with every message in the same conversation. */
async function inOneConversation(page: Page): Promise<void> {
  await page.route('**/v1/mailbox/mails**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly mails?: readonly object[]; readonly mail?: object };
    await route.fulfill({
      response,
      json: {
        ...answer,
        ...(answer.mails && { mails: answer.mails.map((mail) => ({ ...mail, interactionId: 'T1' })) }),
        ...(answer.mail && { mail: { ...answer.mail, interactionId: 'T1' } }),
      },
    });
  });
}

/** By how many pixels it moves once it is in view. */
async function movedAfterScrollingTo(button: Element): Promise<number> {
  button.scrollIntoView({ block: 'center' });
  const before = button.getBoundingClientRect().top;
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return button.getBoundingClientRect().top - before;
}
