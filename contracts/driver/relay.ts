import { createServer } from 'node:http';
import { bytesOf, unpacked } from './bodies.ts';
import { byName, endToEnd } from './raw-headers.ts';
import { createUpstream, type Listening, listening } from './upstream.ts';

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

interface RelayOptions {
  /** Certificates to trust beside the system's, as PEM text. */
  readonly ca?: string | undefined;
  /** Passes every cookie on, not only the session's. */
  readonly allCookies?: boolean;
}

/** Relays calls to a service and reports each exchange, because the verifier does not. Bodies pass unpacked, and all else unchanged. */
export async function startRelay(
  targetUrl: string,
  report: (exchange: Exchange) => void,
  { ca, allCookies = false }: RelayOptions = {},
): Promise<Listening> {
  const upstream = createUpstream(targetUrl, ca);
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const sent = await bytesOf(incoming);
    const requestHeaders = byName(incoming.rawHeaders);
    const note = (status: number | undefined, answer: string, headers: Exchange['headers'] = {}) =>
      report({ method, target: url, requestHeaders, body: sent.toString(), status, headers, answer });
    const cut = () => {
      note(undefined, '');
      outgoing.destroy();
    };
    const kept = endToEnd(incoming.rawHeaders).filter(([name]) => !/^(host|content-length)$/i.test(name));
    const length = sent.length === 0 && method === 'GET' ? [] : ['Content-Length', String(sent.length)];
    const headers = [...kept.flat(), 'Host', upstream.target.host, ...length];
    const forwarded = upstream.ask({ method, target: url, headers });
    forwarded.on('response', async (answer) => {
      try {
        const body = await unpacked(await bytesOf(answer), answer.headers['content-encoding']);
        note(answer.statusCode, body.toString(), byName(answer.rawHeaders));
        outgoing.writeHead(answer.statusCode ?? 502, headersToPass(answer.rawHeaders, allCookies)).end(body);
      } catch {
        cut();
      }
    });
    forwarded.on('error', cut);
    forwarded.end(sent);
  });
  const relay = await listening(server);
  return {
    url: relay.url,
    close: () => {
      upstream.close();
      return relay.close();
    },
  };
}

/**
 * Drops the headers on how the body was transferred, because it is sent whole and unpacked. Drops other cookies beside the session's,
 * because Pact would compare each one with the expected cookie. Writes the media type in lower case, as Pact expects it.
 */
function headersToPass(raw: readonly string[], allCookies: boolean): string[] {
  const pairs = endToEnd(raw);
  const isCookie = (name: string) => /^set-cookie$/i.test(name);
  const isSession = (value: string) => /^JSESSIONID=/.test(value);
  const setsSession = pairs.some(([name, value]) => isCookie(name) && isSession(value));
  return pairs
    .filter(([name]) => !/^content-(encoding|length)$/i.test(name))
    .filter(([name, value]) => allCookies || !setsSession || !isCookie(name) || isSession(value))
    .flatMap(([name, value]) => [name, /^content-type$/i.test(name) ? plainType(value) : value]);
}

function plainType(contentType: string): string {
  const [type = '', ...parameters] = contentType.split(';');
  return [type.toLowerCase(), ...parameters].join(';');
}
