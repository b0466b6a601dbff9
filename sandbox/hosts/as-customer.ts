import { toRefusal } from '#sandbox/control/http.ts';
import { resolveCallUrl, resolveText } from '#sandbox/control/link/link-pieces.ts';
import type { Misreading } from '#sandbox/control/link/misreading.ts';
import type { Exchanged, Sandbox } from '#sandbox/control/sandbox.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';

/** Whom to call as: a persona's customer, or `visitor` for somebody on the sign-in page. */
export const customerHeader = 'x-sandbox-as';

const visitor = 'visitor';
const freshNonce = '{nonce}';

/**
 * Calls as a customer whose session the caller does not have: in their current session, or a new one. Replaces
 * `{nonce}` with a fresh nonce, and placeholders such as `{account:current}` with tokens.
 */
export async function callAsCustomer(world: Sandbox, request: Request, who: string): Promise<Exchanged> {
  const headers = new Headers(request.headers);
  headers.delete(customerHeader);
  let { url } = request;
  let body = await request.arrayBuffer();
  let session: string | undefined;

  if (who !== visitor) {
    const opened = await world.control.joinSession(who);
    if (opened.outcome === 'refused') return { response: toRefusal(opened) };
    session = opened.sessionId;
    const things = await world.control.accounts({ sessionId: session });
    if (things.outcome === 'refused') return { response: toRefusal(things) };
    const misreadings: Misreading[] = [];
    const read = (resolved: ReturnType<typeof resolveText>, written: string): string => {
      if (resolved.outcome === 'resolved') return resolved.text;
      misreadings.push(...resolved.misreadings);
      return written;
    };
    url = read(resolveCallUrl(url, things), url);
    for (const [name, value] of [...headers]) headers.set(name, read(resolveText(value, things), value));
    if (headers.get('content-type')?.includes('json') === true) {
      const text = new TextDecoder().decode(body);
      body = new TextEncoder().encode(read(resolveText(text, things), text)).buffer;
    }
    const [misread] = misreadings;
    if (misread !== undefined) return { response: toRefusal({ outcome: 'refused', why: 'misread', ...misread }) };
  }
  const noncePlace = new URL(`${serviceBase}/v1/session/nonce`, url);
  const given = await world.exchange(new Request(noncePlace, { method: 'POST', signal: request.signal }), session);
  if (headers.get('x-nonce') === freshNonce) headers.set('x-nonce', firstNonceIn(given.response));
  const { method, signal } = request;
  return world.exchange(
    new Request(url, { method, headers, body: body.byteLength === 0 ? null : body, signal }),
    session ?? given.session,
  );
}

/** Empty when a planned fault withholds the nonce: the bank then refuses the request. */
function firstNonceIn(answer: Response): string {
  return /"nonce":\["([^"]+)"/.exec(answer.headers.get('x-nonce') ?? '')?.[1] ?? '';
}
