import { connect } from 'node:net';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { OperationId } from './contract.ts';
import type { SandboxWorld } from './visit.ts';

/** Puts the bank back to its beginning. */
export function resetWorld(sandbox: SandboxWorld): Promise<void> {
  const { moment } = sandbox;
  return control(sandbox, '/reset', { sandbox: moment === undefined ? '' : `clock:${moment};freeze:yes` });
}

export function letMinutesPass(sandbox: SandboxWorld, minutes: number): Promise<void> {
  return control(sandbox, '/clock', { advance: `PT${minutes}M` });
}

/** Today at the bank. */
export async function dayNow({ baseUrl, world }: SandboxWorld): Promise<CalendarDay> {
  const answer = await fetch(`${baseUrl}/__sandbox/state`, { headers: { 'X-Sandbox': world } });
  const { clock } = (await answer.json()) as { readonly clock: { readonly now: Instant } };
  return londonDayOf(clock.now);
}

/** Makes the bank refuse every call of the operation with this code. */
export function refuseCalls(sandbox: SandboxWorld, operationId: OperationId, code: string): Promise<void> {
  return control(sandbox, '/faults', { operationId, kind: `code=${code}` });
}

/** Fixes the results of Confirmation of Payee and of payments, against the bank's own rules. */
export function setSwitches(sandbox: SandboxWorld, switches: { readonly cop?: string; readonly payments?: string }) {
  return control(sandbox, '/switches', switches, 'PUT');
}

/** The latest one-time password on the customer's phone. @throws Error if there is none. */
export async function codeSentTo(sandbox: SandboxWorld, persona: string): Promise<string> {
  const { baseUrl, world } = sandbox;
  const answer = await fetch(`${baseUrl}/__sandbox/phone?persona=${persona}`, { headers: { 'X-Sandbox': world } });
  const { messages = [] } = (await answer.json()) as { messages?: readonly { readonly code: string | null }[] };
  const code = messages[0]?.code;
  if (typeof code !== 'string') throw new Error(`No code has arrived on the phone of ${persona}.`);
  return code;
}

/** Why the URL cannot be reached: undefined if something listens there, or if a proxy is in use. */
export function unreachable(url: string): Promise<string | undefined> {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env;
  const isDirect = [http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY].every((proxy) => !proxy);
  if (!isDirect) return Promise.resolve(undefined);
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: 10_000 });
  return new Promise((resolve) => {
    const finish = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('connect', () => finish());
    socket.once('timeout', () => finish('no answer within ten seconds'));
    socket.once('error', (failure: NodeJS.ErrnoException) => finish(failure.code ?? failure.message));
  });
}

/** Whether the URL is a sandbox with its control. */
export async function isSandbox(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/__sandbox/state`).catch(() => undefined);
  return answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true;
}

async function control(
  { baseUrl, world }: SandboxWorld,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<void> {
  const answer = await fetch(`${baseUrl}/__sandbox${path}`, {
    method,
    headers: { 'X-Sandbox': world, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
}
