import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { checkHandler } from './handler-check.ts';

const problemsOf = async (url: string) =>
  (await checkHandler(url, {})).interactions.flatMap(({ problems }) => problems);

it('finds nothing wrong with the handler of the sandbox', async () => {
  const host = await startNodeHost({ port: 0, settings: {} });
  const states = await startStateServer({ bankFor: (name) => sandboxWorld(`http://127.0.0.1:${host.port}`, name) });
  expect(await problemsOf(states.url)).toEqual([]);
  await states.close();
  await host.close();
});

it('finds out a handler that says yes to everything', async () => {
  const server = createServer((_, response) => response.end('{"session":"always the same"}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await problemsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual([
    'the state handler says yes to “a state that no pact has”',
    '“customer {persona} is signed in” changes nothing: two set-ups gave the same session',
  ]);
  server.closeAllConnections();
  server.close();
});
