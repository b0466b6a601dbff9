import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Keeper } from './certificates.ts';

/** A call as the service received it. */
export interface Arrival {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The host name in the TLS handshake. */
  readonly host: string | undefined;
}

/**
 * The bank behind TLS, for nginx. It passes calls to the bank, except that it cuts off those that change something, without
 * a response, unless told to pass them too.
 */
export async function startGateway({ key, certificate }: Keeper, bankPort: number, { passesAll = false } = {}) {
  const arrivals: Arrival[] = [];
  const server = createServer({ key, cert: certificate }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const { servername } = incoming.socket as TLSSocket & { readonly servername?: string };
    arrivals.push({ method, url, headers, host: servername });
    if (method === 'PUT' && !passesAll) {
      incoming.socket.destroy();
      return;
    }
    const asked = request({ port: bankPort, host: 'localhost', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    // A lost answer stays lost: nginx sees a cut connection, as it would from the service.
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    arrivals,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
