import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on the loopback that can be cut, made slow, or made to swallow what is sent. */
export interface Relay {
  readonly port: number;
  /** Ends every connection at once; new ones are taken again. */
  cut(): void;
  /** As a cut, at the moment when the server next answers: it has done what it was asked, and nobody hears of it. */
  loseNextAnswer(): void;
  /** Holds back everything for so long, both ways. */
  slowBy(ms: number): void;
  /** Takes everything and passes nothing on, until it is told to. */
  swallow(how: boolean): void;
  stop(): Promise<void>;
}

export async function startRelay(to: number): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let delayMs = 0;
  let isSwallowing = false;
  let losesAnswer = false;

  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const pass = (target: Socket) => (chunk: Buffer) => {
      if (isSwallowing) return;
      if (target === near && losesAnswer) {
        losesAnswer = false;
        end();
        return;
      }
      if (delayMs === 0) target.write(chunk);
      else setTimeout(() => target.writable && target.write(chunk), delayMs);
    };
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
    for (const each of pair) each.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  function cut(): void {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  }

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    slowBy: (ms) => {
      delayMs = ms;
    },
    swallow: (how) => {
      isSwallowing = how;
    },
    async stop() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
