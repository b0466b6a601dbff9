import { z } from 'zod';

export const inboundSchema = z.object({
  method: z.string(),
  /** Path and query, as in `/digx/v1/me?locale=en`. */
  target: z.string(),
  /** By lower-case name. */
  headers: z.record(z.string(), z.string()).readonly(),
  /** Text as it is; bytes that are no text, in base64; null when there was none. */
  body: z.union([z.object({ text: z.string() }).readonly(), z.object({ base64: z.string() }).readonly(), z.null()]),
});

/** What the bank was asked: all of a request that any rule may look at, and so all that the journal must keep. */
export type Inbound = Readonly<z.infer<typeof inboundSchema>>;

/** Where the service stands on its origin. */
export const serviceBase = '/digx';

/** The session's id beside the request and the answer, where a host cannot let the bank see or set a cookie. */
export const sessionHeader = 'x-bank-session';

/** @param session the session's id, wherever the host has it from; what the request's own headers say of it is dropped. */
export async function readInbound(request: Request, session: string | undefined): Promise<Inbound> {
  const headers: Record<string, string> = {};
  request.headers.forEach((value, name) => {
    // The rest is the browser's business with its network, differs from machine to machine, and no rule may read it.
    if (name === 'content-type' || name.startsWith('x-')) headers[name] = value;
  });
  if (session === undefined) delete headers[sessionHeader];
  else headers[sessionHeader] = session;
  const { url } = request;
  const target = url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('#', 1)[0] ?? '/';
  const method = request.method.toUpperCase();
  return { method, target, headers, body: await readBody(request) };
}

/** The same request again, for playing a journal. */
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
