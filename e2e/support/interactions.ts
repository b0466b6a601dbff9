import type { Page } from '@playwright/test';

/** Counts what a customer does on the page from now on: each press, and each field typed in. The result gives the count. */
export async function countInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(listen);
  return async () => Number(await page.locator('html').getAttribute('data-interactions'));
}

/** Runs in the page. */
function listen(): void {
  const { dataset } = document.documentElement;
  let typedIn: Element | null = null;
  const count = (field: Element | null) => {
    typedIn = field;
    dataset.interactions = String(Number(dataset.interactions ?? 0) + 1);
  };
  document.addEventListener('pointerdown', () => count(null), true);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      if (target.type === 'radio' || target.type === 'checkbox') return;
      const label = target.getAttribute('aria-label') ?? target.labels?.[0]?.textContent ?? '';
      // The boxes of a code or a sort code are one field.
      const field = /^(Digit|Part) \d of \d$/.test(label) ? target.closest('fieldset') : target;
      if (field !== typedIn) count(field);
    },
    true,
  );
}
