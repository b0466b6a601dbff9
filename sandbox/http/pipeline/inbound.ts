import { z } from 'zod';

export const inboundSchema = z.object({
  method: z.string(),
  /** Path and query, as in `/digx/v1/me?locale=en`. */
  target: z.string(),
  /** By lower-case name. */
  headers: z.record(z.string(), z.string()).readonly(),
  /** Text, or base64 for bytes that are not UTF-8; null when there was none. */
  body: z.union([z.object({ text: z.string() }).readonly(), z.object({ base64: z.string() }).readonly(), z.null()]),
});

/** All of a request that rules may read, and so all that the journal must keep. */
export type Inbound = Readonly<z.infer<typeof inboundSchema>>;

/** Names the call in a trace (W3C Trace Context); answered as it came. */
export const traceHeader = 'traceparent';

/** Carries the session id where a host cannot let the bank see or set cookies. */
export const sessionHeader = 'x-bank-session';

/**
 * @param session the id as the host knows it; the request's own session headers are dropped.
 * @param given the request's headers by lower-case name, where the host has them.
 */
export async function readInbound(
  request: Request,
  session: string | undefined,
  given: Readonly<Record<string, unknown>> = Object.fromEntries(request.headers),
): Promise<Inbound> {
  const headers: Record<string, string> = {};
  for (const name of Object.keys(given)) {
    // Other headers differ between browsers and machines, so rules may not read them.
    if (name === 'content-type' || name === traceHeader || name.startsWith('x-')) headers[name] = String(given[name]);
  }
  if (session === undefined) delete headers[sessionHeader];
  else headers[sessionHeader] = session;
  const method = request.method.toUpperCase();
  return { method, target: targetOf(request.url), headers, body: await readBody(request) };
}

/** Path and query of an address. */
export function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('#', 1)[0] ?? '/';
}

/** The same request again, for replaying a journal. */
export function toRequest({ method, target, headers, body }: Inbound): Request {
  const bytes = body === null ? null : 'text' in body ? body.text : bytesOf(body.base64);
  return new Request(`http://bank.invalid${target}`, { method, headers, body: bytes });
}

async function readBody(request: Request): Promise<Inbound['body']> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
