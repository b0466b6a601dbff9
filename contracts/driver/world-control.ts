import { connect } from 'node:net';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { OperationId } from './contract.ts';
import type { WorldAddress } from './visit.ts';

/** Every interaction begins in a bank where nothing has happened yet. */
export function resetWorld(address: WorldAddress): Promise<void> {
  const { moment } = address;
  return control(address, '/reset', { sandbox: moment === undefined ? '' : `clock:${moment};freeze:yes` });
}

export function letMinutesPass(address: WorldAddress, minutes: number): Promise<void> {
  return control(address, '/clock', { advance: `PT${minutes}M` });
}

/** The day it is at that bank. */
export async function dayNow({ baseUrl, world }: WorldAddress): Promise<CalendarDay> {
  const answer = await fetch(`${baseUrl}/__sandbox/state`, { headers: { 'X-Sandbox': world } });
  const { clock } = (await answer.json()) as { readonly clock: { readonly now: Instant } };
  return londonDayOf(clock.now);
}

/** From now on the bank refuses every call of that operation, with that code. */
export function refuseCalls(address: WorldAddress, operationId: OperationId, code: string): Promise<void> {
  return control(address, '/faults', { operationId, kind: `code=${code}` });
}

/** How the bank behaves from now on, whatever its rules say: what a payee check finds, what becomes of payments. */
export function setSwitches(address: WorldAddress, switches: { readonly cop?: string; readonly payments?: string }) {
  return control(address, '/switches', switches, 'PUT');
}

/** The one-time password last sent to that customer's phone. @throws Error where none arrived. */
export async function codeSentTo(address: WorldAddress, persona: string): Promise<string> {
  const { baseUrl, world } = address;
  const answer = await fetch(`${baseUrl}/__sandbox/phone?persona=${persona}`, { headers: { 'X-Sandbox': world } });
  const { messages = [] } = (await answer.json()) as { messages?: readonly { readonly code: string | null }[] };
  const code = messages[0]?.code;
  if (typeof code !== 'string') throw new Error(`No code has arrived on the phone of ${persona}.`);
  return code;
}

/** Why nothing can be asked there: undefined where something listens, or where a proxy stands between. */
export function unreachable(url: string): Promise<string | undefined> {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env;
  const isDirect = [http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY].every((proxy) => !proxy);
  if (!isDirect) return Promise.resolve(undefined);
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: 10_000 });
  return new Promise((known) => {
    const learn = (reason?: string) => {
      socket.destroy();
      known(reason);
    };
    socket.once('connect', () => learn());
    socket.once('timeout', () => learn('no answer within ten seconds'));
    socket.once('error', (failure: NodeJS.ErrnoException) => learn(failure.code ?? failure.message));
  });
}

/** Whether a sandbox's control answers there. */
export async function isSandbox(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/__sandbox/state`).catch(() => undefined);
  return answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true;
}

async function control(
  { baseUrl, world }: WorldAddress,
  path: string,
  wish: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<void> {
  const answer = await fetch(`${baseUrl}/__sandbox${path}`, {
    method,
    headers: { 'X-Sandbox': world, 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`The sandbox would not do ${path}: ${await answer.text()}`);
}
