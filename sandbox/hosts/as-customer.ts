import type { Misreading } from '#sandbox/control/grammar/grammar.ts';
import { resolveCallUrl, resolveText } from '#sandbox/control/grammar/grammar-path.ts';
import { toRefusal } from '#sandbox/control/http.ts';
import type { Exchanged, Sandbox } from '#sandbox/control/sandbox.ts';
import { serviceBase } from '#sandbox/http/pipeline/inbound.ts';

/** Names whom a request is asked for: a persona's customer, or `visitor` for somebody on the sign-in page. */
export const customerHeader = 'x-sandbox-as';

const visitor = 'visitor';
/** What `x-nonce` says to be given a fresh one. */
const freshNonce = '{nonce}';

/**
 * Asks for somebody whose session the caller does not have, so that one command says it all: in the session they are
 * logged in with, or a new one where there is none. It puts a fresh nonce where `{nonce}` stands, and tokens where pieces such as `{account:current}` do.
 */
export async function askAsCustomer(world: Sandbox, request: Request, who: string): Promise<Exchanged> {
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

/** Empty where a planned fault keeps it: the bank then refuses the request, as it should. */
function firstNonceIn(answer: Response): string {
  return /"nonce":\["([^"]+)"/.exec(answer.headers.get('x-nonce') ?? '')?.[1] ?? '';
}
