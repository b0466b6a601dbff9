import { maskHeaders, maskSecrets } from '#contracts/driver/mask-secrets.ts';
import type { RecordedCall } from '#contracts/recordings/recorded-call.ts';
import type { PassedCall } from './copy.ts';
import { recorded } from './passed-call.ts';

export interface HarRecorder {
  readonly see: (call: PassedCall) => void;
  /** What went by so far as HTTP Archive 1.2, without passwords, codes, nonces and sessions. */
  readonly text: () => Promise<string>;
  /** Calls that are not in it, because it would have been too large. */
  readonly left: () => number;
}

/** Keeps calls for a file, in the order in which they ended. */
export function createHarRecorder(mostBytes = 128 * 1024 * 1024): HarRecorder {
  const kept: Promise<object | undefined>[] = [];
  let [bytes, left] = [0, 0];
  return {
    see(call) {
      bytes += call.body.bytes.length + call.answer.bytes.length;
      if (bytes > mostBytes) left += 1;
      // One that cannot be unpacked is none.
      else kept.push(recorded(call, new Date().toISOString()).then(toHar, () => undefined));
    },
    left: () => left,
    async text() {
      const creator = { name: 'Paddock proxy', version: '1' };
      const entries = (await Promise.all(kept)).filter((entry) => entry !== undefined);
      const log = { version: '1.2', creator, pages: [], entries };
      return `${JSON.stringify({ log }, null, 1)}\n`;
    },
  };
}

/** Its source is the time at which it ended. */
function toHar({ source, method, target, status = 0, ...call }: RecordedCall): object {
  const { requestHeaders = {}, headers, body, answer, hasAnswer } = call;
  const url = `http://bank${maskSecrets(target)}`;
  const postData = { mimeType: requestHeaders['content-type'] ?? '', text: maskSecrets(body) };
  const content = { size: answer.length, mimeType: headers['content-type'] ?? '' };
  return {
    startedDateTime: source,
    time: 0,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: namesAndValues(requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(body !== '' && { postData }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: namesAndValues(headers),
      content: hasAnswer ? { ...content, text: maskSecrets(answer) } : content,
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function namesAndValues(headers: Readonly<Record<string, string>>): object[] {
  return Object.entries(maskHeaders(headers)).map(([name, value]) => ({ name, value }));
}
