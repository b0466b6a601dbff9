import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type Figure, median } from './figure.ts';
import { type LoadCustomer, signedInCustomer } from './http-load.ts';
import { started } from './started.ts';

const pairs = 1_000;
const warmUp = 200;
const mostMs = 2;
const [bankPort, proxyPort] = [8983, 8985];
const path = '/digx/v1/accounts?expand=all&locale=en';

/**
 * What the contract’s proxy adds to a call, checks and all: the same call goes straight and through it, in turn, so that a busy machine
 * slows both. Bank, proxy and caller are separate processes.
 */
export async function measureProxy(bankScript: string): Promise<Figure[]> {
  const bank = await started(bankScript, bankPort);
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const proxy = await started('contracts/proxy.ts', proxyPort, [], ['--base-url', bankUrl]);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  try {
    const customer = await signedInCustomer(bankUrl);
    await customer.refill();
    const added: number[] = [];
    for (let pair = 0; pair < warmUp + pairs; pair += 1) {
      const ways = [bankPort, proxyPort];
      if (pair % 2 === 1) ways.reverse();
      const took = new Map<number, number>();
      for (const port of ways) took.set(port, await timeOf(customer, port, agent));
      if (pair >= warmUp) added.push((took.get(proxyPort) ?? 0) - (took.get(bankPort) ?? 0));
    }
    const sorted = added.toSorted((one, other) => one - other);
    const ms = median(added);
    return [
      {
        what: `the contract’s proxy: what it adds to a call, median of ${pairs} pairs`,
        measured: `${ms.toFixed(2)} ms (nine in ten below ${(sorted[Math.floor(pairs * 0.9)] ?? 0).toFixed(2)} ms)`,
        goal: `≤ ${mostMs} ms`,
        met: ms <= mostMs,
      },
    ];
  } finally {
    agent.destroy();
    for (const server of [proxy, bank]) server.kill();
  }
}

async function timeOf(customer: LoadCustomer, port: number, agent: Agent): Promise<number> {
  const headers = { cookie: customer.cookie, 'x-nonce': customer.takeNonce(), host: `127.0.0.1:${port}` };
  const began = performance.now();
  const asked = get({ host: '127.0.0.1', port, path, agent, headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  for await (const _ of answer);
  const took = performance.now() - began;
  if (answer.statusCode !== 200) throw new Error(`A call through port ${port} was answered ${answer.statusCode}`);
  customer.noteNonces(answer.headers);
  return took;
}
