import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { cpuSeconds } from './process-figures.ts';

/** A number, not a time: on a busy machine too few answers would leave the compiler cold. */
const answersARound = 5000;
const connections = 10;

/** Answers a second by the wall clock, and the server's processor time for one, which a busy machine does not change much. */
export interface Load {
  readonly rate: number;
  readonly cpuMicros: number;
}

/** @throws Error unless every response is a 200, because a rate of refusals means nothing. */
export async function load(
  server: ChildProcess,
  what: Pick<autocannon.Options, 'url' | 'headers' | 'requests'>,
  amount = answersARound,
): Promise<Load> {
  const before = cpuSeconds(server);
  const result = await autocannon({ ...what, connections, amount, sampleInt: 10 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${what.url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return {
    rate: result['2xx'] / result.duration,
    cpuMicros: ((cpuSeconds(server) - before) * 1_000_000) / result['2xx'],
  };
}

/** One session for all connections. Each response brings the nonce for another request. */
export async function signedInCustomer(origin: string) {
  let cookie = '';
  const hand = createSessionByHand(async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), cookie },
      body: request.method === 'GET' ? null : await request.text(),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  });
  const { status } = await hand.signIn('racing-owner', 'Paddock_7Gate');
  if (status !== 200) throw new Error(`Signing in was answered ${status}`);
  let nonces: string[] = [];
  return {
    hand,
    cookie,
    /** Replaces the nonces lost with the responses that the end of a round cut off. */
    async refill() {
      const { headers } = await hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
      nonces = readNonces(headers.get('x-nonce'));
    },
    takeNonce: () => nonces.shift() ?? '',
    noteNonces(headers: object | undefined) {
      const named = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-nonce');
      nonces = [...nonces, ...readNonces(named === undefined ? null : String(named[1]))];
    },
  };
}

export type LoadCustomer = Awaited<ReturnType<typeof signedInCustomer>>;

function readNonces(header: string | null): string[] {
  return header === null ? [] : (JSON.parse(header) as { nonce: string[] }).nonce;
}
