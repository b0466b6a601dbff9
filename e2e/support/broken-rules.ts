import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from '#sandbox/control/control-api.ts';
import { controlOf, hasHostedBank } from './bank-control.ts';

const before = new WeakMap<BrowserContext, readonly string[]>();

/** Keeps in mind what was broken in a bank that is about to go. */
export async function noteBrokenRules(page: Page): Promise<void> {
  before.set(page.context(), await brokenRules(page));
}

/** Books that do not balance, and calls that broke the contract, in every bank of this journey; none where a page has no bank. */
export async function brokenRules(page: Page): Promise<readonly string[]> {
  const now = hasHostedBank(page) || (await hasBankInside(page)) ? await brokenIn(controlOf(page)) : [];
  return [...(before.get(page.context()) ?? []), ...now];
}

async function brokenIn(control: Control): Promise<readonly string[]> {
  const [{ broken }, heads] = await Promise.all([control.invariants(), control.journalHeads()]);
  return [
    ...broken.map(({ invariant, message }) => `${invariant}: ${message}`),
    ...heads.flatMap(({ breaches }) => breaches.map(({ where, message }) => `${where}: ${message}`)),
  ];
}

/** Not once it is closed, and not where it has gone elsewhere. */
function hasBankInside(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sandbox' in window).catch(() => false);
}
