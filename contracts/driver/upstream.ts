import { type AgentOptions, type ClientRequest, Agent as HttpAgent, request as overHttp, type Server } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, rootCertificates } from 'node:tls';

/** The certificates that a call to the service trusts. */
export function trusted(ca?: string): string[] {
  const known = [...rootCertificates, ...getCACertificates('system'), ...getCACertificates('extra')];
  return ca === undefined ? known : [...known, ca];
}

export interface Upstream {
  readonly target: URL;
  /** Its connections are the call's own unless another agent is given. */
  readonly ask: (call: {
    readonly method: string;
    /** Path and query. */
    readonly target: string;
    /** Names and values in turn. */
    readonly headers: readonly string[];
    readonly agent?: HttpAgent;
  }) => ClientRequest;
  readonly newAgent: (options?: AgentOptions) => HttpAgent;
  readonly close: () => void;
}

/** Calls to a service. Company proxies and the system's certificates apply. */
export function createUpstream(url: string, ca?: string): Upstream {
  const target = new URL(url);
  const base = target.pathname.replace(/\/+$/, '');
  const isSecure = target.protocol === 'https:';
  const authorities = isSecure ? trusted(ca) : [];
  const newAgent = (options: AgentOptions = {}) => {
    const common = { ...options, proxyEnv: process.env };
    return isSecure ? new HttpsAgent({ ...common, ca: authorities }) : new HttpAgent(common);
  };
  const ownAgent = newAgent();
  return {
    target,
    newAgent,
    ask: ({ method, target: asked, headers, agent = ownAgent }) =>
      (isSecure ? overHttps : overHttp)({
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        path: asked === '/' ? `${target.pathname}${target.search}` : `${base}${asked}`,
        method,
        headers,
        agent,
      }),
    close: () => ownAgent.destroy(),
  };
}

export interface Listening {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on this machine alone, on a free port unless one is given. */
export function listening(server: Server, port = 0): Promise<Listening> {
  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      ready({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(() => closed()));
        },
      });
    });
  });
}
