import type { Page } from '@playwright/test';

/** What the tour's marker or the text message lies on, in words; nothing where all is clear. */
export function whatIsCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const part = (name: string) => document.querySelector<HTMLElement>(`[data-stage-part=${name}]`);
    const [marker, message, ring] = [part('marker'), part('message'), part('ring')];
    const target = ring?.hidden === false ? ring : null;
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;
    const pairs: [string, HTMLElement | null, string, HTMLElement | null][] = [
      ['the marker', marker, 'what it speaks of', target],
      ['the marker', marker, 'the dialog', dialog],
      ['the marker', marker, 'the text message', message],
      ['the text message', message, 'the dialog', dialog],
      ['the text message', message, 'what the step is done on', target],
    ];
    const seen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
    const covered = pairs.flatMap(([what, over, whom, under]) => {
      if (over === null || under === null) return [];
      const [one, other] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 1 && height > 1 ? [`${what} covers ${whom} by ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
    const outside = [marker, message, target].flatMap((each) => {
      if (each === null) return [];
      const { top, left, right, bottom } = each.getBoundingClientRect();
      const isOut = top < seen.top - 1 || left < seen.left - 1 || right > seen.right + 1 || bottom > seen.bottom + 1;
      return isOut
        ? [`${each.dataset.stagePart} is not wholly in the window: ${[left, top, right, bottom].map(Math.round)}`]
        : [];
    });
    return [...covered, ...outside];
  });
}
