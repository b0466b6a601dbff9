import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { controlBase } from '#sandbox/control/methods.ts';

/** Who may call a bank that is open beyond its own machine. */

/** By which a browser, or a server on the way, knows such a bank. */
export const realm = 'Paddock test bank';

const cookieName = 'paddock-access';
/** A browser opens the address with the token once a day. */
const cookieHours = 12;

/** Shorter tokens can be guessed. */
export const shortestToken = 32;

const probes: readonly string[] = [`${controlBase}/health`, `${controlBase}/ready`];

/** An orchestrator asks without a token, and is answered however busy its address is. */
export function isProbe(pathname: string): boolean {
  return probes.includes(pathname);
}

/**
 * Undefined when the call may go on: it carries the token as `Authorization: Bearer …`, or the cookie of a browser session. A page
 * load of `/__sandbox/?access=…` is sent on without the token in its address, and with such a cookie.
 */
export function answerToStranger(request: Request, token: string | undefined): Response | undefined {
  if (token === undefined) return undefined;
  const url = new URL(request.url);
  const offered = url.searchParams.get('access');
  if (offered !== null && request.method === 'GET' && isSame(offered, token)) {
    return withoutToken(url, token, isSecure(request));
  }
  const carried = bearerOf(request);
  if (carried === undefined ? isOpenSession(cookieOf(request), token) : isSame(carried, token)) return undefined;
  const reason =
    'This bank takes calls with its access token alone: send “authorization: Bearer <token>”, or open ' +
    `${controlBase}/?access=<token> in the browser once.`;
  return Response.json(
    { reason, where: 'authorization' },
    { status: 401, headers: { 'www-authenticate': `Bearer realm="${realm}"` } },
  );
}

function withoutToken(url: URL, token: string, isSecure: boolean): Response {
  url.searchParams.delete('access');
  const ends = String(Date.now() + cookieHours * 3_600_000);
  const session = `${randomUUID()}.${ends}`;
  const cookie =
    `${cookieName}=${session}.${sealOf(session, token)}; Path=/; Max-Age=${cookieHours * 3600}; HttpOnly; SameSite=Strict` +
    (isSecure ? '; Secure' : '');
  return new Response(null, {
    status: 303,
    headers: { location: url.pathname + url.search, 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

/** Sealed with the token, so that every process of this bank knows it and none of it tells the token. */
function isOpenSession(cookie: string | undefined, token: string): boolean {
  const [, session = '', ends = '', seal = ''] = /^([\w-]+\.(\d+))\.([0-9a-f]+)$/.exec(cookie ?? '') ?? [];
  return isSame(seal, sealOf(session, token)) && Date.now() < Number(ends);
}

function sealOf(session: string, token: string): string {
  return createHmac('sha256', token).update(session).digest('hex');
}

/** TLS ends before this host. */
function isSecure(request: Request): boolean {
  return request.headers.get('x-forwarded-proto') === 'https';
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

function cookieOf(request: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
}

/** Takes the same time for every wrong token. */
function isSame(offered: string, token: string): boolean {
  const [left, right] = [offered, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
