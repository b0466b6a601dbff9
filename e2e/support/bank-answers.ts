import type { Page } from '@playwright/test';
import { operations } from '#sandbox/http/operations.generated.ts';

/** The kind of annotation that the coverage matrix reads from the report. */
export const bankAnswers = 'bank answers';

const known = Object.entries(operations)
  // A path without parameters goes before one that would match it, too.
  .sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([id, { method, path }]) => ({
    id,
    method,
    pattern: new RegExp(`/digx${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Adds `listAccounts 200` for each answer of the bank that the page gets. */
export function noteBankAnswers(page: Page, seen: Set<string>): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes('/digx/')) return;
    const method = response.request().method();
    const operation = known.find((one) => one.method === method && one.pattern.test(pathname));
    if (operation !== undefined) seen.add(`${operation.id} ${response.status()}`);
  });
}
