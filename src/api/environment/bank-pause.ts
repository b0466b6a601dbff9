/** The longest interval between looks: a wrong header must not end them. */
const longestMs = 300_000;

let untilMs = 0;

/** Remembers how long the bank, or a limiter before it, asks to be left alone. */
export function notePause(answer: Pick<Response, 'status' | 'headers'>): void {
  const ms = askedMs(answer);
  if (ms > 0) untilMs = Math.max(untilMs, performance.now() + Math.min(ms, longestMs));
}

/** How long an answer asks to be left alone; 0 where it does not say. */
export function askedMs({ status, headers }: Pick<Response, 'status' | 'headers'>): number {
  const asked = status === 429 || status === 503 ? headers.get('retry-after')?.trim() : undefined;
  if (asked === undefined || asked === '') return 0;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - dateOf(headers);
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0);
}

/** For calls that nobody waits for; what a customer asks for is sent at once. */
export function pauseLeftMs(): number {
  return Math.max(0, untilMs - performance.now());
}

/** A day is meant by the bank's clock, which the device's need not follow. */
function dateOf(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}

/** For tests, which share this page. */
export function forgetPause(): void {
  untilMs = 0;
}
