import type { AwaitedMoment } from '#sandbox/panel/pieces/page-control.ts';
import { epochMsOf, type Instant, parseInstant } from '#src/kernel/instant.ts';
import { awaitedTimes } from '#src/ui/text/awaited-time.tsx';

const now = 'Check now';

/** The times at which the page says that it will do something by itself. */
export function awaitedOn(page: ParentNode): readonly AwaitedMoment[] {
  return [...page.querySelectorAll<HTMLTimeElement>(awaitedTimes)].flatMap((time) => {
    const at = parseInstant(time.dateTime);
    const text = time.textContent?.trim() ?? '';
    return at === undefined ? [] : { at, text, askNow: () => buttonBeside(time)?.click() };
  });
}

function buttonBeside(time: Element): HTMLElement | undefined {
  for (let around = time.parentElement; around !== null; around = around.parentElement) {
    const button = [...around.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === now);
    if (button !== undefined) return button;
  }
  return undefined;
}

/** Those that a bank whose clock stands still at a moment never sees, the earliest first, each once. */
export function aheadOf(from: Instant, awaited: readonly AwaitedMoment[]): readonly AwaitedMoment[] {
  const ahead = awaited
    .filter(({ at }) => secondsUntil(at, from) > 0)
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  return ahead.filter(({ text }, index) => ahead.findIndex((each) => each.text === text) === index);
}

/** Whole ones, as the page names them. Its own clock runs on, and makes up for the rest. */
export function secondsUntil(at: Instant, from: Instant): number {
  return Math.floor((epochMsOf(at) - epochMsOf(from)) / 1000);
}
