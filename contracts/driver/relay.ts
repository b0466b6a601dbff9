import { createServer, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** A request and its response; no status if the connection was cut. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Headers of the request, by names in lower case. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number | undefined;
  /** Headers of the answer, by names in lower case; the values of a repeated one are joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: string;
}

export interface Relay {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface RelayOptions {
  /** Certificates to trust beside the system's, as PEM text. */
  readonly ca?: string | undefined;
  /** Passes every cookie on, not only the session's. */
  readonly allCookies?: boolean;
}

/** The certificates that a call to the service trusts. */
export function trusted(ca?: string): string[] {
  const known = [...rootCertificates, ...getCACertificates('system'), ...getCACertificates('extra')];
  return ca === undefined ? known : [...known, ca];
}

/**
 * Relays calls to a service and reports each exchange, because the verifier does not. Bodies pass unpacked, and all else unchanged.
 * Company proxies and the system's certificates apply.
 */
export function startRelay(
  targetUrl: string,
  report: (exchange: Exchange) => void,
  { ca, allCookies = false }: RelayOptions = {},
): Promise<Relay> {
  const target = new URL(targetUrl);
  const base = target.pathname.replace(/\/+$/, '');
  const proxyEnv = process.env;
  const agents = { http: new HttpAgent({ proxyEnv }), https: new HttpsAgent({ proxyEnv, ca: trusted(ca) }) };

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const sent = await bytesOf(incoming);
    const requestHeaders = byName(incoming.rawHeaders);
    const note = (status: number | undefined, answer: string, headers: Exchange['headers'] = {}) =>
      report({ method, target: url, requestHeaders, body: sent.toString(), status, headers, answer });
    const secure = target.protocol === 'https:';
    const forwarded = (secure ? overHttps : overHttp)(
      {
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        path: url === '/' ? `${target.pathname}${target.search}` : `${base}${url}`,
        method,
        headers: { ...incoming.headers, host: target.host },
        agent: secure ? agents.https : agents.http,
      },
      async (answer) => {
        try {
          const body = await unpacked(await bytesOf(answer), answer.headers['content-encoding']);
          note(answer.statusCode, body.toString(), byName(answer.rawHeaders));
          outgoing.writeHead(answer.statusCode ?? 502, headersToPass(answer.rawHeaders, allCookies)).end(body);
        } catch {
          cut();
        }
      },
    );
    const cut = () => {
      note(undefined, '');
      outgoing.destroy();
    };
    forwarded.on('error', cut);
    forwarded.end(sent);
  });

  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      listening({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          for (const agent of Object.values(agents)) agent.destroy();
          server.closeAllConnections();
          return new Promise((closed) => server.close(() => closed()));
        },
      });
    });
  });
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece);
  return Buffer.concat(pieces);
}

const unpackers: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** The body as the service wrote it, before a gateway packed it. */
async function unpacked(body: Buffer, encoding = ''): Promise<Buffer> {
  const unpack = unpackers[encoding.trim().toLowerCase()];
  return unpack === undefined || body.length === 0 ? body : unpack(body);
}

/**
 * Drops the headers on how the body was transferred, because it is sent whole and unpacked. Drops other cookies beside the session's,
 * because Pact would compare each one with the expected cookie.
 */
function headersToPass(raw: readonly string[], allCookies: boolean): string[] {
  const pairs = inPairs(raw);
  const isCookie = (name: string) => /^set-cookie$/i.test(name);
  const isSession = (value: string) => /^JSESSIONID=/.test(value);
  const setsSession = pairs.some(([name, value]) => isCookie(name) && isSession(value));
  return pairs
    .filter(([name]) => !/^(transfer-encoding|content-encoding|content-length|connection|keep-alive)$/i.test(name))
    .filter(([name, value]) => allCookies || !setsSession || !isCookie(name) || isSession(value))
    .flat();
}

function inPairs(raw: readonly string[]) {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ''] as const] : []));
}

function byName(raw: readonly string[]): Exchange['headers'] {
  const joined: Record<string, string> = {};
  for (const [name, value] of inPairs(raw)) {
    const known = joined[name.toLowerCase()];
    joined[name.toLowerCase()] = known === undefined ? value : `${known}\n${value}`;
  }
  return joined;
}
