import type { ClientRequest, Agent as HttpAgent, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Upstream } from '#contracts/driver/upstream.ts';

interface Connection {
  readonly agent: HttpAgent;
  /** Undefined while nothing is asked on it. */
  answering: ServerResponse | undefined;
}

/**
 * Each caller has one connection to the service, and each ends with the other. So a caller notices, and repeats or not, what they would
 * have noticed without the proxy.
 */
export function createConnections({ newAgent }: Upstream) {
  const known = new WeakMap<Socket, Connection>();
  const watched = new WeakSet<Socket>();

  function connectionOf(caller: Socket): Connection {
    const before = known.get(caller);
    if (before !== undefined) return before;
    const connection = { agent: newAgent({ keepAlive: true, maxSockets: 1 }), answering: undefined };
    known.set(caller, connection);
    caller.once('close', () => connection.agent.destroy());
    return connection;
  }

  function watch(asked: ClientRequest, caller: Socket, connection: Connection): void {
    asked.on('socket', (socket) => {
      if (watched.has(socket)) return;
      watched.add(socket);
      socket.once('close', () => {
        if (connection.answering === undefined) caller.end();
        else connection.answering.once('close', () => caller.end());
      });
    });
  }

  return {
    agentFor: ({ socket }: IncomingMessage): HttpAgent => connectionOf(socket).agent,
    /** While the answer is on its way, the connection stays. */
    join(asked: ClientRequest, { socket }: IncomingMessage, outgoing: ServerResponse): void {
      const connection = connectionOf(socket);
      connection.answering = outgoing;
      outgoing.once('close', () => {
        if (connection.answering === outgoing) connection.answering = undefined;
      });
      watch(asked, socket, connection);
    },
  };
}
