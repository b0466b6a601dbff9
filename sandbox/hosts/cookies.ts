import type { IncomingMessage } from 'node:http';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';

/** What the Node host keeps in a browser: the session of a customer, and the world that it belongs to. */

export const sessionCookie = { name: 'JSESSIONID', pattern: /(?:^|;\s*)JSESSIONID=([^;]+)/ };
export const worldCookie = { name: 'paddock_world', pattern: /(?:^|;\s*)paddock_world=([^;]+)/ };

export function cookieIn({ headers }: IncomingMessage, { pattern }: typeof sessionCookie): string | undefined {
  return headers.cookie === undefined ? undefined : pattern.exec(headers.cookie)?.[1];
}

/** Hands over the session of a customer whom the control has logged in, with the world that it belongs to. */
export function withCookies(response: Response, world: string): Response {
  const session = response.headers.get(sessionHeader);
  if (session === null) return response;
  response.headers.append('set-cookie', keptSession(session));
  response.headers.append('set-cookie', keptWorld(world));
  return response;
}

/** @param session empty to forget it. */
export function keptSession(session: string): string {
  const life = session === '' ? '; Max-Age=0' : '';
  return `${sessionCookie.name}=${session}; Path=/; HttpOnly; SameSite=Strict${life}`;
}

export function keptWorld(world: string): string {
  return `${worldCookie.name}=${world}; Path=/; HttpOnly; SameSite=Strict`;
}

export const forgottenWorld = `${worldCookie.name}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
