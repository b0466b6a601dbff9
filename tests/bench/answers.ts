import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { type Figure, median } from './figure.ts';

const rounds = 5;
const secondsARound = 3;
const connections = 10;
const bankPort = 8987;
const barePort = 8988;

/**
 * Responses per second of the Node-hosted bank to a list of accounts, with session, nonces and full validation, compared with
 * a bare Hono server of a hundred routes that sends the same bytes. Separate processes take turns, so that a slower machine
 * slows both.
 */
export async function measureAnswers(bankScript: string): Promise<Figure[]> {
  const began = performance.now();
  const bank = await started(bankScript, bankPort);
  const readyMs = performance.now() - began;
  const bare = await started('tests/bench/bare-hono.ts', barePort);
  try {
    const customer = await signedInCustomer(`http://localhost:${bankPort}`);
    const bankRates: number[] = [];
    const bareRates: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const bareRate = await load({ url: `http://localhost:${barePort}/route-50` });
      await customer.refill();
      const bankRate = await load({
        url: `http://localhost:${bankPort}${customer.target}`,
        headers: { cookie: customer.cookie },
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              headers: { ...request.headers, 'x-nonce': customer.takeNonce() },
            }),
            onResponse: (_status, _body, _context, headers) => customer.noteNonces(headers),
          },
        ],
      });
      bareRates.push(bareRate);
      bankRates.push(bankRate);
      ratios.push(bankRate / bareRate);
    }
    const memoryMib = residentMib(bank);
    return [
      {
        what: 'bank over HTTP: accounts listed a second',
        measured: `${whole(median(bankRates))} (${bankRates.map(whole).join(', ')})`,
        goal: '≥ 15,000 (5 × the mock server it stands beside)',
        met: median(bankRates) >= 15_000,
      },
      { what: 'bare Hono, 100 routes, same run', measured: whole(median(bareRates)), goal: '—', met: true },
      { what: 'bank / bare Hono, round by round', measured: median(ratios).toFixed(2), goal: '—', met: true },
      {
        what: 'bank over HTTP: process start to ready',
        measured: `${whole(readyMs)} ms`,
        goal: '≤ 500 ms',
        met: readyMs <= 500,
      },
      {
        what: 'bank over HTTP: memory after the load',
        measured: `${whole(memoryMib)} MiB`,
        goal: '≤ 120 MiB',
        met: memoryMib <= 120,
      },
    ];
  } finally {
    bank.kill();
    bare.kill();
  }
}

/** Throws unless every response is a 200, because a rate of refusals means nothing. */
async function load(what: Pick<autocannon.Options, 'url' | 'headers' | 'requests'>): Promise<number> {
  const result = await autocannon({ ...what, connections, duration: secondsARound });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${what.url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}

/** A process is ready after its first line of output. */
async function started(script: string, port: number): Promise<ChildProcess> {
  const child = spawn('node', [script, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** One session for all connections. Each response brings the nonce for another request. */
async function signedInCustomer(origin: string) {
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
    cookie,
    /** Replaces the nonces lost with the responses that the end of a round cut off. */
    async refill() {
      const { headers } = await hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
      nonces = readNonces(headers.get('x-nonce'));
    },
    target: '/digx/v1/accounts?expand=all',
    takeNonce: () => nonces.shift() ?? '',
    noteNonces(headers: object | undefined) {
      const named = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-nonce');
      nonces = [...nonces, ...readNonces(named === undefined ? null : String(named[1]))];
    },
  };
}

function readNonces(header: string | null): string[] {
  return header === null ? [] : (JSON.parse(header) as { nonce: string[] }).nonce;
}

/** Undefined where the system does not report it. */
function residentMib({ pid }: ChildProcess): number {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
