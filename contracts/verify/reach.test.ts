import { once } from 'node:events';
import { createServer as createPlain } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { certificate } from '#contracts/driver/certificate.fixture.ts';
import { whyUnreachable } from './reach.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return (server.address() as AddressInfo).port;
}

it('tells a port that nothing listens on from one in use', async () => {
  const server = createPlain();
  const port = await listening(server);
  expect(await whyUnreachable(`http://127.0.0.1:${port}`)).toBeUndefined();
  await new Promise((closed) => server.close(closed));
  expect(await whyUnreachable(`http://127.0.0.1:${port}`)).toBe(
    'nothing listens on this port: start the service, or correct the address (ECONNREFUSED)',
  );
});

it('asks for the authority’s certificate, and accepts it', async () => {
  const pair = certificate('localhost');
  const port = await listening(createSecure(pair));
  expect(await whyUnreachable(`https://localhost:${port}`)).toMatch(
    /^its certificate is signed by somebody unknown here: .* --ca \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
  );
  expect(await whyUnreachable(`https://localhost:${port}`, pair.cert)).toBeUndefined();
});

it('names a certificate for another name, or one that has expired', async () => {
  const other = certificate('bank.test');
  expect(await whyUnreachable(`https://localhost:${await listening(createSecure(other))}`, other.cert)).toMatch(
    /^its certificate is for another name than localhost: /,
  );
  const old = certificate('localhost', new Date(Date.now() - 86_400_000));
  expect(await whyUnreachable(`https://localhost:${await listening(createSecure(old))}`, old.cert)).toMatch(
    /^its certificate has expired: renew it \(CERT_HAS_EXPIRED\)$/,
  );
});

it('says that a port does not speak TLS', async () => {
  expect(await whyUnreachable(`https://127.0.0.1:${await listening(createPlain())}`)).toMatch(/^it does not speak TLS/);
});
