import { londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import type { NextAsk } from '#sandbox/panel/pieces/page-control.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** Of the sentence about an order in doubt: “We will ask the bank again at 09:30:10.” */
const again = / again at (\d{2}:\d{2}:\d{2})\.$/;
const now = 'Check now';

/** When a text says that the bank will be asked again. */
export function timeIn(text: string): string | undefined {
  return again.exec(text.trim())?.[1];
}

/** The first of what the page says it will ask the bank again, which a bank whose clock stands still never sees. */
export function nextAskOn(page: ParentNode): NextAsk | undefined {
  const said = [...page.querySelectorAll('[role="status"]')].flatMap((status) => {
    const time = timeIn(status.textContent ?? '');
    return time === undefined ? [] : { time, askNow: () => buttonBeside(status)?.click() };
  });
  return said.sort((one, other) => one.time.localeCompare(other.time))[0];
}

function buttonBeside(status: Element): HTMLElement | undefined {
  for (let around = status.parentElement; around !== null; around = around.parentElement) {
    const button = [...around.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === now);
    if (button !== undefined) return button;
  }
  return undefined;
}

const daySeconds = 24 * 3600;

/** From a moment to the next time of that name, in seconds; none where it has only just passed. */
export function secondsUntil(time: string, from: Instant): number {
  const ahead = (secondOf(time) - secondOf(londonTimeText(from)) + daySeconds) % daySeconds;
  return ahead > daySeconds / 2 ? 0 : ahead;
}

function secondOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
