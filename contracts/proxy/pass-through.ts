import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { endToEnd } from '#contracts/driver/raw-headers.ts';
import { createUpstream, type Listening, listening, type Upstream } from '#contracts/driver/upstream.ts';
import { createConnections } from './connections.ts';
import { createCopy, type PassedCall } from './copy.ts';

export interface PassThroughOptions {
  readonly baseUrl: string;
  readonly port: number;
  /** Certificates to trust beside the system's, as PEM text. */
  readonly ca?: string | undefined;
  /** Whether cookies and redirects are made the proxy’s own. */
  readonly rewrites?: boolean;
  /** Larger bodies pass and are not copied. */
  readonly mostBytes: number;
  /** Whether a call is copied. */
  readonly chooses: (target: string) => boolean;
  /** Told of each copied call once it is over. */
  readonly see: (call: PassedCall) => void;
  /** Told of what failed in choosing and seeing, which no call may notice. */
  readonly onFault: (fault: unknown) => void;
}

/** Passes every byte on as it comes, in both directions, and shows copies of the chosen calls afterwards. */
export async function startPassThrough(options: PassThroughOptions): Promise<Listening> {
  const upstream = createUpstream(options.baseUrl, options.ca);
  const connections = createConnections(upstream);
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: target = '/' } = incoming;
    const copies = harmless(() => options.chooses(target)) ? newCopies(options.mostBytes) : undefined;
    const headers = headersToAsk(incoming, upstream);
    const asked = upstream.ask({ method, target, headers, agent: connections.agentFor(incoming) });
    connections.join(asked, incoming, outgoing);
    let answer: IncomingMessage | undefined;

    if (copies !== undefined) {
      incoming.on('data', copies.body.add).on('end', copies.body.end);
      // Afterwards, so that the check never comes before the last byte.
      outgoing.once('close', () =>
        setImmediate(() =>
          harmless(() =>
            options.see({
              method,
              target,
              requestHeaders: incoming.rawHeaders,
              body: copies.body.result(),
              status: answer?.statusCode,
              headers: answer?.rawHeaders ?? [],
              answer: copies.answer.result(),
            }),
          ),
        ),
      );
    }
    asked.on('response', (came) => {
      answer = came;
      const pairs = endToEnd(came.rawHeaders);
      const back = options.rewrites === true ? rewritten(pairs, upstream.target, passing.url) : pairs;
      outgoing.sendDate = false;
      outgoing.writeHead(came.statusCode ?? 502, came.statusMessage, back.flat());
      // A body that takes its time must not keep the head waiting.
      setImmediate(() => outgoing.flushHeaders());
      if (copies !== undefined) came.on('data', copies.answer.add).on('end', copies.answer.end);
      came.once('error', () => outgoing.destroy());
      came.pipe(outgoing);
    });
    asked.on('continue', () => outgoing.writeContinue());
    asked.once('error', () => outgoing.destroy());
    incoming.once('error', () => asked.destroy());
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) asked.destroy();
    });
    incoming.pipe(asked);
    setImmediate(() => {
      if (!asked.writableEnded) asked.flushHeaders();
    });
  };
  // How long a connection lasts is for its two ends to say.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, serve);
  // Whether a caller may go on is for the service to say.
  server.on('checkContinue', serve);
  const passing = await listening(server, options.port);
  return {
    url: passing.url,
    close: () => {
      upstream.close();
      return passing.close();
    },
  };

  function harmless<Value>(act: () => Value): Value | undefined {
    try {
      return act();
    } catch (fault) {
      options.onFault(fault);
      return undefined;
    }
  }
}

function newCopies(mostBytes: number) {
  return { body: createCopy(mostBytes), answer: createCopy(mostBytes) };
}

/** A body is framed as it came. */
function headersToAsk({ rawHeaders, headers, method = 'GET' }: IncomingMessage, { target }: Upstream): string[] {
  const kept = endToEnd(rawHeaders).filter(([name]) => !/^host$/i.test(name));
  const isBare = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  const framing =
    headers['transfer-encoding'] !== undefined
      ? ['Transfer-Encoding', 'chunked']
      : isBare && !/^(GET|HEAD|DELETE|OPTIONS|TRACE)$/.test(method)
        ? ['Content-Length', '0']
        : [];
  return ['Host', target.host, ...kept.flat(), ...framing];
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** Cookies and redirects of a service as if it were at the proxy’s address: without domain and `Secure`, and to the proxy. */
function rewritten(pairs: Pairs, service: URL, own: string): Pairs {
  return pairs.map(([name, value]) => {
    if (/^set-cookie$/i.test(name)) return [name, value.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '')];
    if (!/^(content-)?location$/i.test(name)) return [name, value];
    const { origin } = service;
    return [name, value === origin || value.startsWith(`${origin}/`) ? `${own}${value.slice(origin.length)}` : value];
  });
}
