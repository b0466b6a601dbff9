import { once } from 'node:events';
import { createServer, type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { operationAsked } from '#contracts/driver/contract.ts';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { noncesIn } from '#src/api/client/nonce-pool.ts';
import type { Fault, PassingAnswer, PassingRequest, Unconfirmed } from './fault.ts';

export interface Proxy {
  readonly url: string;
  /** How often the fault was planted. */
  readonly planted: () => number;
  readonly close: () => Promise<void>;
}

/** Passes calls on to the bank with one fault planted. */
export async function startProxy(bankUrl: string, { operation, spoil }: Fault): Promise<Proxy> {
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
      body: parsed(await textOf(incoming)),
    };
    if (isMeant && spoil.request?.(request) === true) planted += 1;
    let answer = await pass(bankUrl, method, request);
    if (isMeant && isSkipped(spoil.unconfirmed, request, answer)) {
      planted += 1;
      const done = await passUnconfirmed(bankUrl, method, request, answer);
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

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    planted: () => planted,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function pass(
  bankUrl: string,
  method: string,
  request: Omit<PassingRequest, 'operation'>,
): Promise<PassingAnswer> {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers;
  const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
  const forwarded = overHttp(`${bankUrl}${request.target}`, {
    method,
    headers: { ...headers, ...(text === '' ? {} : { 'content-length': Buffer.byteLength(text) }) },
  });
  forwarded.end(text);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  const raw = answer.rawHeaders;
  return {
    status: answer.statusCode ?? 502,
    body: parsed(await textOf(answer)),
    headers: raw
      .flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ''] as const] : []))
      .filter(([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name)),
  };
}

function isSkipped(how: Unconfirmed | undefined, { headers }: PassingRequest, { status }: PassingAnswer): boolean {
  if (how === undefined || status !== 417) return false;
  return (how === 'any-code') === 'x-challenge_response' in headers;
}

/** Makes the sandbox do what it has just asked a code for, with the nonce of its answer. */
async function passUnconfirmed(
  bankUrl: string,
  method: string,
  request: PassingRequest,
  asked: PassingAnswer,
): Promise<PassingAnswer> {
  const { 'x-challenge_response': _, ...headers } = request.headers;
  const { control } = sandboxWorld(bankUrl, headers['x-sandbox'] ?? 'default');
  const [, nonces = ''] = asked.headers.find(([name]) => name.toLowerCase() === 'x-nonce') ?? [];
  const [nonce = ''] = noncesIn(nonces);
  await control.decide({ sca: 'as-specified' });
  const done = await pass(bankUrl, method, { ...request, headers: { ...headers, 'x-nonce': nonce } });
  await control.decide({ sca: 'strict' });
  return done;
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of message.setEncoding('utf8')) text += piece;
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
