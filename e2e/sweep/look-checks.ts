import type { Page } from '@playwright/test';

/** Texts that leave the window at its side, or that a box cuts off without an ellipsis. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const written = range.getBoundingClientRect();
      if (written.width > 0 && isCut(element, written)) found.add(text.slice(0, 60));
    }
    return [...found];

    function isCut(from: Element, written: DOMRect): boolean {
      for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, bottom, width } = box.getBoundingClientRect();
        // Read by screen readers only, or scrolled sideways by the customer.
        if (width <= 1 || style.clipPath !== 'none' || /auto|scroll/.test(style.overflowX)) return false;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (written.left < left - 2 || written.right > right + 2 || written.bottom > bottom + 8) return true;
      }
      return written.left < -1 || written.right > document.documentElement.clientWidth + 1;
    }
  });
}

/** Controls smaller than 44 by 44 pixels under a finger, links within a sentence excepted. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), header :is(a[href], button)',
    );
    return [...controls].filter(isSmall).map((control) => {
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return `${control.tagName} “${name.slice(0, 40)}” is ${Math.round(width)} × ${Math.round(height)} px`;
    });

    function isSmall(control: HTMLElement): boolean {
      const isDrawn =
        control.checkVisibility({ visibilityProperty: true }) && control.closest('[aria-hidden]') === null;
      if (!isDrawn || (control.matches('a') && getComputedStyle(control).display === 'inline')) return false;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const parts = [control, ...labels];
      const around = control.closest('label');
      if (around !== null) parts.push(around);
      // Hidden inputs behind a drawn control, and parts that only screen readers use.
      const shown = parts.filter((part) => part.getBoundingClientRect().width > 1);
      return shown.length > 0 && !shown.some(isLarge);
    }

    function isLarge(part: Element): boolean {
      const { width, height } = part.getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) return true;
      // What is drawn around it may take presses for it.
      part.scrollIntoView({ block: 'center' });
      const { left, top } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = 21;
      const corners = [
        [x, y - reach],
        [x, y + reach],
        ...(width >= 43.5
          ? []
          : [
              [x - reach, y],
              [x + reach, y],
            ]),
      ];
      return corners.every(([atX = 0, atY = 0]) => part.contains(document.elementFromPoint(atX, atY)));
    }
  });
}

/** What only a screen can use, dark backgrounds, and pages without the bank's name. */
export function unprintable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const controls = [
      ...document.querySelectorAll(
        'button:not([aria-haspopup=listbox], [data-prints]), nav, dialog, summary, section[aria-label=Filters]',
      ),
    ]
      .filter(isShown)
      .map((control) => `prints ${control.tagName} “${control.textContent.trim().slice(0, 40)}”`);
    const dark = [...document.querySelectorAll('header, main, main *, footer')].filter((element) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return isShown(element) && alpha > 0.5 && element.textContent.trim() !== '' && red + green + blue < 600;
    });
    const name = [...document.querySelectorAll('header a, [data-paper] p')].some(isShown);
    return [
      ...new Set(controls),
      ...dark.map((element) => `prints “${element.textContent.trim().slice(0, 40)}” on a dark background`),
      ...(name ? [] : ['prints no name of the bank']),
    ];
  });
}

/** Pixels by which the page is wider than its window. */
export async function beyondTheEdge(page: Page): Promise<readonly string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${beyond} px beyond the edge`] : [];
}
