import type { Locator } from '@playwright/test';
import { expect } from '#e2e/test.ts';

/** Texts with characters that reorder others have a box of their own: what is beside them keeps its order. */
export async function expectIsolated(root: Locator): Promise<void> {
  const found = await root.evaluate(reorderingTexts);
  expect(found.seen, 'there is a text that would reorder others').toBeGreaterThan(0);
  expect(found.beside).toEqual([]);
}

/** How many texts reorder letters, and the boxes in which something else is beside one. Hidden text is left out. */
function reorderingTexts(root: Element): { readonly seen: number; readonly beside: readonly string[] } {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isSeen = (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    if (isSeen && /[\u202A-\u202E\u2066-\u2069]/.test(text.data)) texts.push(text);
  }
  const boxOf = (text: Text) => {
    let box = text.parentElement;
    while (box?.parentElement != null) {
      const { display, unicodeBidi } = getComputedStyle(box);
      if (unicodeBidi !== 'normal' || !/^(?:inline|contents)$/.test(display)) break;
      box = box.parentElement;
    }
    return box;
  };
  const beside = texts.flatMap((text) => {
    const around = boxOf(text)?.textContent?.trim();
    return around === text.data.trim() ? [] : [around ?? ''];
  });
  return { seen: texts.length, beside };
}
