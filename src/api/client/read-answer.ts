import { prepareToDecode } from '#src/api/wire/decode-text.ts';
import type { Failure } from '#src/api/wire/failure.ts';
import { tooManyRequests } from '#src/api/wire/refusal-codes.ts';
import { isObject } from '#src/api/wire/wire.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { isPage, readBlockedPage } from './blocked-page.ts';
import { readRefusal } from './read-refusal.ts';

/** Undefined on success, otherwise the failure. Leaves the body unread. */
export async function failureIn(response: Response): Promise<Failure | undefined> {
  const { status, headers } = response;
  // Both statuses mean the session is gone, whatever the body says.
  if (status === 401 || status === 419) return { kind: 'session-over', reason: 'expired' };
  if (status === 204) return undefined;

  const text = await response.clone().text();
  await prepareToDecode(text);
  // A proxy may answer this too, with any body or none.
  if (status === tooManyRequests) {
    const body = isPage(headers.get('content-type'), text) ? undefined : jsonIn(text);
    return { kind: 'refusal', refusal: readRefusal(status, headers, body) ?? { status } };
  }
  if (text.trim() === '') {
    // Sign-in may be refused by status and header alone.
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
