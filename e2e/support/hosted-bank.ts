import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { remoteControl } from '#sandbox/control/remote-control.ts';
import { followLink, type LinkTarget } from '#sandbox/hosts/follow-link.ts';
import { controlOf, setControl } from './bank-control.ts';
import { noteBrokenRules } from './broken-rules.ts';
import { notePlannedFaults } from './complaints.ts';
import { sites } from './sites.ts';

interface Hosted {
  readonly world: string;
  /** The session of the customer logged in last. */
  session: string | null;
}

const banks = new WeakMap<BrowserContext, Hosted>();

/** Gives the pages of this context a world of the Node-hosted bank, in the place of the one they had. */
export async function openHostedBank(page: Page): Promise<void> {
  const context = page.context();
  // The page must not ask the former bank as somebody of the new one.
  if (banks.has(context)) {
    await page.goto('about:blank');
    await notePlannedFaults(page);
    await noteBrokenRules(page);
  }
  await discardHostedBank(context);
  const world = `journey-${randomUUID()}`;
  await askWorlds('POST', '', { name: world });
  banks.set(context, { world, session: null });
  setControl(context, remoteControl(sites.bank.url, world));
  // A header that Playwright adds is missing now and then from the first request of a page that is loaded again.
  await context.addCookies([ownCookie('paddock_world', world)]);
}

/**
 * Does in that world what a sandbox link does in the page's bank.
 * @returns the URL with the tokens of the customer who is logged in.
 */
export async function followInHostedBank(page: Page, link: string, url: string): Promise<string> {
  const control = controlOf(page);
  const { personas } = await control.summary();
  const context = page.context();
  const bank = banks.get(context);
  const target: LinkTarget = {
    control,
    personaIds: personas.map(({ id }) => id),
    session: () => bank?.session ?? null,
    async giveSession(id) {
      if (bank !== undefined) bank.session = id;
      await context.addCookies([ownCookie('JSESSIONID', id)]);
    },
  };
  const followed = await followLink(target, link, url);
  if (followed.problems.length > 0) throw new Error(followed.problems.join(' '));
  if (followed.signedIn) await tellPages(context, followed.credentialsChangeNeeded);
  return followed.url;
}

/** As the Node host sets it. */
function ownCookie(name: string, value: string) {
  return { name, value, url: sites.hosted.url, httpOnly: true, sameSite: 'Strict' } as const;
}

export async function discardHostedBank(context: BrowserContext): Promise<void> {
  const bank = banks.get(context);
  if (bank === undefined) return;
  banks.delete(context);
  await askWorlds('DELETE', `/${bank.world}`);
}

async function askWorlds(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(new URL(`/__sandbox/worlds${path}`, sites.bank.url), {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const news = 'journey.login';

/** The next page to load learns of the login, as one whose own form was filled in would know. */
async function tellPages(context: BrowserContext, changeNeeded: boolean): Promise<void> {
  const value = `${randomUUID()}.${changeNeeded ? 'change' : 'none'}`;
  await context.addCookies([{ name: news, value, url: sites.hosted.url, sameSite: 'Strict' }]);
  await context.addInitScript(markLoggedIn, news);
}

/** Does nothing once the news is taken, so that what the page stores later lasts. */
function markLoggedIn(cookie: string): void {
  if (location.protocol === 'about:') return;
  const [, id, change] = new RegExp(`(?:^|; )${cookie}=([^.;]+)\\.(\\w+)`).exec(document.cookie) ?? [];
  if (id === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: its successor needs a turn of the event loop, and the app would run first.
  document.cookie = `${cookie}=; Path=/; Max-Age=0`;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key !== 'paddock.preferences') storage.removeItem(key);
    storage.setItem('paddock.sessionId', id);
    if (change === 'change') storage.setItem('paddock.credentialsChangeNeeded', 'yes');
  }
}
