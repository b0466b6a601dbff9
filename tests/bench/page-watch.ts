import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';

declare global {
  interface Window {
    longTasks: number[];
    slowEvents: number[];
  }
}

/** Records, in the page, its long tasks and the time from each press or key to the next paint. */
export function watchPage(): void {
  window.longTasks = [];
  window.slowEvents = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    window.slowEvents.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.longTasks);
}

export function forgetLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longTasks = [];
  });
}

/** Types into the focused field. @returns the times to the next paint that were longer than a frame. */
export async function typed(page: Page, keys: Iterable<string>): Promise<number[]> {
  await page.evaluate(() => {
    window.slowEvents = [];
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(600);
  return [0, ...(await page.evaluate(() => window.slowEvents))];
}

export function msFigure(what: string, ms: number, goalMs: number): Figure {
  return { what, measured: `${ms.toFixed(1)} ms`, goal: `≤ ${goalMs} ms`, met: ms <= goalMs };
}
