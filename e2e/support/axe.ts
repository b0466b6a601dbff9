import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/** Every state is checked at both by `npm run sweep`. */
export const looks = [
  { name: 'light 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'dark 360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

type Look = (typeof looks)[number]['name'];

/** The tag of a journey told for each look: `npm test` tells it in that one alone. Screens take turns with the looks. */
export function inOneLook(chosen: Look, look: Look): string[] {
  return chosen === look ? [] : ['@wide'];
}

/** Waits until that is shown, then fails on any axe violation on the page, or `within` a part of it alone. */
export async function expectAccessible(page: Page, shown: Locator, within?: string): Promise<void> {
  await expect(shown).toBeVisible();
  const violations = await violationsOn(page, within);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Checks contrast alone: all that a theme can change. */
export function colourViolationsOn(page: Page): Promise<Result[]> {
  return analysed(page, { rules: ['color-contrast', 'link-in-text-block'] });
}

export function violationsOn(page: Page, within?: string): Promise<Result[]> {
  return analysed(page, { within });
}

interface Question {
  /** A part of the page: the whole if undefined. */
  readonly within?: string | undefined;
  /** All if undefined. */
  readonly rules?: string[];
}

/** The script stays in a page that has been analysed: to send and parse it takes as long as an analysis. */
async function analysed(page: Page, question: Question): Promise<Result[]> {
  await page.evaluate(restOfMotion);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsInPage, question);
}

async function violationsInPage({ within, rules }: Question): Promise<Result[]> {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
  const looked = await inPage.run(within === undefined ? document : { include: [within] }, {
    resultTypes: ['violations'],
    ...(rules !== undefined && { runOnly: rules }),
  });
  return looked.violations;
}

/** Waits for finite animations to end, so that axe sees final colours. */
export async function restOfMotion(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
