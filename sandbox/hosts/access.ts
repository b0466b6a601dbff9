import { createHash, timingSafeEqual } from 'node:crypto';
import { controlBase } from '#sandbox/control/methods.ts';

/** Who may call a bank that is open beyond its own machine. */

const cookieName = 'paddock-access';

const probes: readonly string[] = [`${controlBase}/health`, `${controlBase}/ready`];

/** An orchestrator asks without a token, and is answered however busy its address is. */
export function isProbe(pathname: string): boolean {
  return probes.includes(pathname);
}

/**
 * Undefined when the call may go on: it carries the token as `Authorization: Bearer …` or in the cookie. A page load of
 * `/__sandbox/?access=…` is sent on without the token in its address, and with the cookie.
 */
export function answerToStranger(request: Request, token: string | undefined): Response | undefined {
  if (token === undefined) return undefined;
  const url = new URL(request.url);
  const offered = url.searchParams.get('access');
  if (offered !== null && request.method === 'GET' && isSame(offered, token)) return withoutToken(url, token);
  const carried = bearerOf(request) ?? cookieOf(request);
  if (carried !== undefined && isSame(carried, token)) return undefined;
  const reason =
    'This bank takes calls with its access token alone: send “authorization: Bearer <token>”, or open ' +
    `${controlBase}/?access=<token> in the browser once.`;
  return Response.json(
    { reason, where: 'authorization' },
    { status: 401, headers: { 'www-authenticate': 'Bearer realm="Paddock test bank"' } },
  );
}

function withoutToken(url: URL, token: string): Response {
  url.searchParams.delete('access');
  const cookie = `${cookieName}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict`;
  return new Response(null, {
    status: 303,
    headers: { location: url.pathname + url.search, 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

function cookieOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Takes the same time for every wrong token. */
function isSame(offered: string, token: string): boolean {
  const [left, right] = [offered, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
