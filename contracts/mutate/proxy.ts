import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { bytesOf } from '#contracts/driver/bodies.ts';
import { operationAsked } from '#contracts/driver/contract.ts';
import { endToEnd } from '#contracts/driver/raw-headers.ts';
import { createUpstream, type Listening, listening, type Upstream } from '#contracts/driver/upstream.ts';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { noncesIn } from '#src/api/client/nonce-pool.ts';
import type { Fault, PassingAnswer, PassingRequest, Unconfirmed } from './fault.ts';

export interface Proxy extends Listening {
  /** How often the fault was planted. */
  readonly planted: () => number;
}

/** Passes calls on to the bank with one fault planted. */
export async function startProxy(bankUrl: string, { operation, spoil }: Fault): Promise<Proxy> {
  const upstream = createUpstream(bankUrl);
  let planted = 0;
  let isDelayed = false;
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing).catch(() => outgoing.destroy()));

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const asked = operationAsked({ method, target: url });
    const isMeant = asked !== undefined && (operation === 'all' || operation === asked);
    const request = {
      operation: asked ?? '',
      target: url,
      headers: incoming.headers as Record<string, string>,
      body: parsed((await bytesOf(incoming)).toString()),
    };
    if (isMeant && spoil.request?.(request) === true) planted += 1;
    let answer = await pass(upstream, method, request);
    if (isMeant && isSkipped(spoil.unconfirmed, request, answer)) {
      planted += 1;
      const done = await passUnconfirmed(upstream, method, request, answer);
      if (spoil.unconfirmed !== 'done-before') answer = done;
    }
    if (isMeant && spoil.delayMs !== undefined && !isDelayed) {
      isDelayed = true;
      planted += 1;
      await sleep(spoil.delayMs);
    }
    if (isMeant && spoil.answer?.(answer, request) === true) planted += 1;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const isPacked = isMeant && spoil.packs === true && body !== '';
    if (isPacked) planted += 1;
    const headers = [...answer.headers, ...(isPacked ? [['Content-Encoding', 'gzip']] : [])];
    outgoing
      .writeHead(answer.status, headers.flat())
      .end(answer.status === 204 ? undefined : isPacked ? gzipSync(body) : body);
  }

  const proxy = await listening(server);
  return {
    url: proxy.url,
    planted: () => planted,
    close: () => {
      upstream.close();
      return proxy.close();
    },
  };
}

async function pass(
  upstream: Upstream,
  method: string,
  request: Omit<PassingRequest, 'operation'>,
): Promise<PassingAnswer> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = request.headers;
  const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
  const length = text === '' ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  const all = { ...headers, ...length, host: upstream.target.host };
  const forwarded = upstream.ask({ method, target: request.target, headers: Object.entries(all).flat() });
  forwarded.end(text);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 502,
    body: parsed((await bytesOf(answer)).toString()),
    headers: endToEnd(answer.rawHeaders).filter(([name]) => !/^content-length$/i.test(name)),
  };
}

function isSkipped(how: Unconfirmed | undefined, { headers }: PassingRequest, { status }: PassingAnswer): boolean {
  if (how === undefined || status !== 417) return false;
  return (how === 'any-code') === 'x-challenge_response' in headers;
}

/** Makes the sandbox do what it has just asked a code for, with the nonce of its answer. */
async function passUnconfirmed(
  upstream: Upstream,
  method: string,
  request: PassingRequest,
  asked: PassingAnswer,
): Promise<PassingAnswer> {
  const { 'x-challenge_response': _, ...headers } = request.headers;
  const { control } = sandboxWorld(upstream.target.origin, headers['x-sandbox'] ?? 'default');
  const [, nonces = ''] = asked.headers.find(([name]) => name.toLowerCase() === 'x-nonce') ?? [];
  const [nonce = ''] = noncesIn(nonces);
  await control.decide({ sca: 'as-specified' });
  const done = await pass(upstream, method, { ...request, headers: { ...headers, 'x-nonce': nonce } });
  await control.decide({ sca: 'strict' });
  return done;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
