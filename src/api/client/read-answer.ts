import type { Failure } from '#src/api/wire/failure.ts';
import { tooManyRequests } from '#src/api/wire/refusal-codes.ts';
import { isObject, jsonIn } from '#src/api/wire/wire.ts';
import { isPage, readBlockedPage } from './blocked-page.ts';
import { readRefusal } from './read-refusal.ts';

/**
 * What an answer is worth: undefined when the bank did what it was asked, else why not. Leaves the answer itself unread.
 */
export async function failureIn(response: Response): Promise<Failure | undefined> {
  const { status, headers } = response;
  // Both statuses say that nobody is signed in any more, whatever the body adds.
  if (status === 401 || status === 419) return { kind: 'session-over', reason: 'expired' };
  if (status === 204) return undefined;

  const text = await response.clone().text();
  // Whatever stands in front of the bank may say so, in a body of its own or none.
  if (status === tooManyRequests) {
    const body = isPage(headers.get('content-type'), text) ? undefined : jsonIn(text);
    return { kind: 'refusal', refusal: readRefusal(status, headers, body) ?? { status } };
  }
  if (text.trim() === '') {
    // Sign-in may be refused by status and header alone; any other empty answer is no answer.
    const refusal = status === 403 ? readRefusal(status, headers, undefined) : undefined;
    return refusal === undefined ? { kind: 'fault', fault: 'bad_network_response' } : { kind: 'refusal', refusal };
  }
  if (isPage(headers.get('content-type'), text)) {
    const page = readBlockedPage(text);
    return page === undefined
      ? { kind: 'fault', fault: 'unreadable' }
      : { kind: 'fault', fault: 'page-blocked', ...page };
  }
  const body = jsonIn(text);
  if (!isObject(body)) return { kind: 'fault', fault: 'unreadable' };
  const refusal = readRefusal(status, headers, body);
  return refusal === undefined ? undefined : { kind: 'refusal', refusal };
}
