import { matchFields } from '#sandbox/control/link/faults.ts';
import type { StubHead } from '#sandbox/control/stubs/stub.ts';
import { londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';

/** What is answered, when, and how often it was: `200, 2 calls, after 500 ms`. */
export function stubText({ status, times, delay, match = {}, path, unchecked }: StubHead): string {
  const about = matchFields.flatMap((field) => (match[field] === undefined ? [] : [`${field} ${match[field]}`]));
  return [
    String(status),
    times === undefined ? 'every call' : times === 1 ? 'one call' : `${times} calls`,
    ...(about.length === 0 ? [] : [`about ${about.join(' and ')}`]),
    ...(path === undefined ? [] : ['as recorded']),
    ...(delay === undefined ? [] : [`after ${delay} ms`]),
    ...(unchecked ? ['not checked'] : []),
  ].join(', ');
}

export function answeredText({ answered, used, lastAnsweredAt }: StubHead): string {
  if (lastAnsweredAt === null) return 'not needed yet';
  const times = answered === 1 ? 'answered once, at' : `answered ${answered} times, last at`;
  return `${times} ${londonTimeText(lastAnsweredAt)}${used ? ', used up' : ''}`;
}
