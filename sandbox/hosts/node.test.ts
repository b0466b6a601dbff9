import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { type NodeHostOptions, startNodeHost } from './node.ts';

async function withHost(
  task: (base: string, port: number) => Promise<void>,
  more: Partial<NodeHostOptions> = {},
): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T10:00', freeze: true }, ...more });
  try {
    await task(`http://localhost:${host.port}`, host.port);
  } finally {
    await host.close();
  }
}

/** Like `fetch`, but allows headers that `fetch` reserves. */
function send(port: number, method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((answered, failed) => {
    const asked = ask({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

const json = { 'content-type': 'application/json' };

it('accepts control calls only under its own name, from its own pages, and in JSON', () =>
  withHost(async (_, port) => {
    const reset = (headers: Record<string, string>) => send(port, 'POST', '/__sandbox/reset', headers, '{}');
    expect(await reset({ ...json, host: `localhost:${port}` })).toBe(200);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'http://localhost:5173' })).toBe(200);
    expect(await reset({ ...json, host: 'evil.example' })).toBe(403);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'https://evil.example' })).toBe(403);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'null' })).toBe(403);
    expect(await reset({ 'content-type': 'text/plain', host: `localhost:${port}` })).toBe(415);
    expect(await reset({ host: `localhost:${port}` })).toBe(415);
    for (const path of ['backup', 'metrics', 'worlds', 'state']) {
      expect(await send(port, 'GET', `/__sandbox/${path}`, { host: 'evil.example' }), path).toBe(403);
      expect(await send(port, 'GET', `/__sandbox/${path}`, { host: `localhost:${port}` }), path).toBe(200);
    }
  }));

it('answers 413 to a body over the limit, keeps none of it, and serves the next request', () =>
  withHost(async (base) => {
    const headers = { ...json, 'x-nonce': 'none' };
    const tooMuch = 'x'.repeat(9 * 1024 * 1024);
    const told = await fetch(`${base}/digx/v1/salt`, { method: 'POST', headers, body: tooMuch });
    expect(told.status).toBe(413);
    const streamed = { method: 'POST', headers, body: mebibytes(12), duplex: 'half' } as RequestInit;
    expect((await fetch(`${base}/digx/v1/salt`, streamed)).status).toBe(413);
    const withoutEnd = { ...streamed, body: mebibytes(100) } as RequestInit;
    const status = await fetch(`${base}/digx/v1/salt`, withoutEnd).then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(status);
    const { entries } = await (await fetch(`${base}/__sandbox/journal`)).json();
    expect(entries).toEqual([]);
  }));

it.each([
  ['a customer named in a header', { 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' }],
  ['a browser', {}],
])('cuts the connection of %s for a planned fault, without an error of its own', (_, headers) =>
  withHost(async (base) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const plan = { operationId: 'getProfile', kind: 'offline', only: 1 };
    const planned = await fetch(`${base}/__sandbox/faults`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(plan),
    });
    expect(planned.ok).toBe(true);
    await expect(fetch(`${base}/digx/v1/me`, { headers })).rejects.toThrow('fetch failed');
    expect((await fetch(`${base}/digx/v1/me`, { headers })).status).toBeLessThan(500);
    expect(printed).not.toHaveBeenCalled();
  }),
);

it('lists worlds, opens one under a random name with given settings, and discards it', () =>
  withHost(async (base) => {
    const opened = await fetch(`${base}/__sandbox/worlds`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ sandbox: 'persona:racing-owner;seed:4' }),
    });
    expect(opened.status).toBe(201);
    const { name } = await opened.json();
    const state = await (await fetch(`${base}/__sandbox/state`, { headers: { 'X-Sandbox': name } })).json();
    expect(state).toMatchObject({ persona: 'racing-owner', seed: 4 });
    const { worlds } = await (await fetch(`${base}/__sandbox/worlds`)).json();
    expect(worlds).toEqual([
      {
        name,
        formerNames: [],
        owner: null,
        customer: { persona: 'racing-owner', title: expect.any(String) },
        clock: { now: expect.any(String), frozen: false },
        lastUsedAt: expect.any(String),
        awake: true,
      },
    ]);
    expect((await fetch(`${base}/__sandbox/worlds/${name}`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${base}/__sandbox/worlds/${name}`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${base}/__sandbox/worlds`, { method: 'PUT', headers: json, body: '{}' })).status).toBe(405);
  }));

it('opens a world as a link does: the customer is logged in before a verb is done, and nothing is left of one refused', () =>
  withHost(async (base) => {
    const open = (sandbox: string) =>
      fetch(`${base}/__sandbox/worlds`, { method: 'POST', headers: json, body: JSON.stringify({ sandbox }) });
    const opened = await open('persona:private-customer;signin:yes;do:expire-session');
    expect([opened.status, opened.headers.get('x-bank-session')]).toEqual([201, expect.stringMatching(/./)]);
    const { name } = await opened.json();
    const customer = await fetch(`${base}/__sandbox/customer`, { headers: { 'X-Sandbox': name } });
    expect((await customer.json()).signedIn).toBe(false);

    const refused = await open('persona:private-customer;do:expire-session');
    expect([refused.status, (await refused.json()).reason]).toEqual([409, 'private-customer is not logged in.']);
    expect((await (await fetch(`${base}/__sandbox/worlds`)).json()).worlds).toHaveLength(1);
  }));

it.each([
  ['a body that is not JSON', 'POST', '', '{oops', 400, 'The body is not JSON.'],
  ['a name under another word', 'POST', '', '{"nam":"x"}', 400, 'Unrecognized key: "nam"'],
  ['a name that no address can have', 'PATCH', '/%E0%A4', '{"name":"x"}', 404, 'There is no world “%E0%A4”.'],
])('says what is wrong with %s', (_, method, path, body, status, reason) =>
  withHost(async (base) => {
    const told = await fetch(`${base}/__sandbox/worlds${path}`, { method, headers: json, body });
    expect(told.status).toBe(status);
    expect((await told.json()).reason).toContain(reason);
  }),
);

it('reports balances without ending the customer’s session', () =>
  withHost(async (base) => {
    const as = { headers: { 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' } };
    expect((await fetch(`${base}/digx/v1/me`, as)).status).toBe(200);
    const told = await (await fetch(`${base}/__sandbox/balances`)).json();
    expect(told.balances[0]).toMatchObject({ alias: 'current', currency: 'GBP', balanceMinor: expect.any(Number) });
    const { signedIn } = await (await fetch(`${base}/__sandbox/customer`)).json();
    expect(signedIn).toBe(true);
  }));

it('copies and renames a world, and refuses a name that is taken', () =>
  withHost(async (base) => {
    const ask = (method: string, path: string, body: unknown, world = 'team') =>
      fetch(`${base}/__sandbox/${path}`, {
        method,
        headers: { ...json, 'X-Sandbox': world },
        body: JSON.stringify(body),
      });
    await ask('POST', 'worlds', { name: 'team', sandbox: 'persona:racing-owner' });
    await ask('PUT', 'switches', { otp: '204816' });
    expect((await ask('POST', 'worlds', { copyOf: 'team', name: 'mine' })).status).toBe(201);
    const mine = await fetch(`${base}/__sandbox/state`, { headers: { 'X-Sandbox': 'mine' } });
    expect(await mine.json()).toMatchObject({ persona: 'racing-owner', switches: { otp: '204816' } });
    expect((await ask('POST', 'worlds', { copyOf: 'team', name: 'mine' })).status).toBe(409);
    expect((await ask('PATCH', 'worlds/mine', { name: 'ours' })).status).toBe(200);
    expect((await ask('PATCH', 'worlds/mine', { name: 'theirs' })).status).toBe(404);
    expect((await ask('POST', 'worlds', { name: 'no spaces' })).status).toBe(400);
    const { worlds } = await (await fetch(`${base}/__sandbox/worlds`)).json();
    expect(worlds.map(({ name }: { name: string }) => name)).toEqual(['team', 'ours']);
  }));

it('makes no world on a call that names one, and says how to make it', () =>
  withHost(async (base) => {
    const mistyped = { 'X-Sandbox': 'mistyped' };
    for (const headers of [mistyped, { cookie: 'paddock_world=mistyped' }]) {
      for (const path of ['/digx/v1/publicKey', '/__sandbox/state']) {
        const answer = await fetch(base + path, { headers });
        expect(answer.status).toBe(404);
        const { reason, where } = await answer.json();
        expect(where).toBe('X-Sandbox');
        expect(reason).toContain('There is no world “mistyped”. Make it first: POST /__sandbox/worlds');
        const forgotten = 'cookie' in headers ? ['paddock_world=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'] : [];
        expect(answer.headers.getSetCookie()).toEqual(forgotten);
      }
    }
    const named = (headers: object, method: string, path: string, body: string) =>
      fetch(`${base}/__sandbox/${path}`, { method, headers: { ...json, ...headers }, body });
    expect((await named(mistyped, 'PUT', 'switches', '{}')).status).toBe(404);
    expect(await (await fetch(`${base}/__sandbox/worlds`)).json()).toEqual({ worlds: [], app: null });
    expect((await named({ 'X-Sandbox': 'fresh' }, 'POST', 'reset', '{}')).status).toBe(200);
    const snapshot = await (await fetch(`${base}/__sandbox/snapshot`)).text();
    expect((await named({ 'X-Sandbox': 'restored' }, 'PUT', 'snapshot', snapshot)).status).toBe(200);
    const { worlds } = await (await fetch(`${base}/__sandbox/worlds`)).json();
    expect(worlds.map(({ name }: { name: string }) => name)).toEqual(['fresh', 'default', 'restored']);
  }));

it('makes worlds on call where it is told to', () =>
  withHost(
    async (base) => {
      expect((await fetch(`${base}/__sandbox/state`, { headers: { 'X-Sandbox': 'new' } })).status).toBe(200);
    },
    { worldsOnCall: true },
  ));

it('opens the control of an open host under its own names and addresses only', () =>
  withHost(
    async (_, port) => {
      const state = (host: string) => send(port, 'GET', '/__sandbox/state', { host });
      const asCustomer = (host: string) => send(port, 'GET', '/digx/v1/me', { host, 'x-sandbox-as': 'visitor' });
      for (const own of ['bank.example', 'BANK.example:8787', 'localhost', '192.168.7.3:8787', '[fd00::7]']) {
        expect(await state(own), own).toBe(200);
        expect(await asCustomer(own), own).not.toBe(403);
      }
      for (const other of ['evil.example', 'bank.example.evil.example', '1.2.3.4.evil.example']) {
        expect(await state(other), other).toBe(403);
        expect(await asCustomer(other), other).toBe(403);
      }
    },
    { host: '0.0.0.0', names: ['bank.example'] },
  ));

it('keeps a browser in the world that the customer was logged in to', () =>
  withHost(async (base) => {
    const world = { headers: { ...json, 'X-Sandbox': 'mine' } };
    await fetch(`${base}/__sandbox/worlds`, { ...world, method: 'POST', body: JSON.stringify({ name: 'mine' }) });
    const body = JSON.stringify({ persona: 'racing-owner' });
    const loggedIn = await fetch(`${base}/__sandbox/sessions`, { ...world, method: 'POST', body });
    const cookie = loggedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    await fetch(`${base}/digx/v1/session/nonce`, { method: 'POST', headers: { cookie } });
    const { entries } = await (await fetch(`${base}/__sandbox/journal`, world)).json();
    expect(entries).toMatchObject([{ path: '/digx/v1/session/nonce', status: 200 }]);
  }));

it('answers nobody without the access token, but for probes', () =>
  withHost(
    async (base) => {
      const status = async (path: string, headers: Record<string, string> = {}) =>
        (await fetch(base + path, { headers, redirect: 'manual' })).status;
      const calls = ['/digx/v1/publicKey', '/__sandbox/state', '/__sandbox/worlds', '/__sandbox/metrics'];
      for (const path of [...calls, '/__sandbox/backup', '/__sandbox/?access=wrong']) {
        expect(await status(path)).toBe(401);
        expect(await status(path, { authorization: 'Bearer wrong' })).toBe(401);
        expect(await status(path, { cookie: 'paddock-access=%zz' })).toBe(401);
      }
      for (const path of calls)
        expect(await status(path, { authorization: 'Bearer let-me-in-0123456789-0123456789-012345' })).not.toBe(401);
      expect(await status('/__sandbox/health')).toBe(200);
      expect(await status('/__sandbox/ready')).toBe(200);

      const page = await fetch(`${base}/__sandbox/?world=mine&access=let-me-in-0123456789-0123456789-012345`, {
        redirect: 'manual',
      });
      expect(page.headers.get('location')).toBe('/__sandbox/?world=mine');
      const [cookie = ''] = page.headers.getSetCookie();
      expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
      const own = cookie.split(';')[0] ?? '';
      expect(own, 'it does not tell the token').not.toContain('let-me-in');
      expect(await status('/__sandbox/state', { cookie: own })).toBe(200);
      expect(await status('/__sandbox/state', { cookie: own.replace(/\.\d+\./, '.9999999999999.') })).toBe(401);
      expect(cookie).not.toContain('Secure');
      const behindTls = await fetch(`${base}/__sandbox/?access=let-me-in-0123456789-0123456789-012345`, {
        redirect: 'manual',
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(behindTls.headers.getSetCookie().join()).toContain('; Secure');
    },
    { token: 'let-me-in-0123456789-0123456789-012345' },
  ));

it('slows down a caller who asks too much, but for probes', () =>
  withHost(
    async (base) => {
      const asked = (path: string) =>
        Promise.all(Array.from({ length: 12 }, async () => (await fetch(`${base}/__sandbox/${path}`)).status));
      const statuses = await asked('worlds');
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
      expect(new Set(await asked('ready'))).toEqual(new Set([200]));
    },
    { rate: 5 },
  ));

it('slows down who guesses tokens', () =>
  withHost(
    async (base) => {
      const guessed = () => fetch(`${base}/__sandbox/state`, { headers: { authorization: 'Bearer guess' } });
      const statuses = (await Promise.all(Array.from({ length: 12 }, guessed))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    },
    { rate: 5, token: 'let-me-in-0123456789-0123456789-012345' },
  ));

it('takes no call as a customer under a name that is not its own', () =>
  withHost(async (base) => {
    const { hostname, port } = new URL(base);
    const status = await new Promise<number | undefined>((resolve, reject) =>
      ask(
        {
          hostname,
          port,
          path: '/digx/v1/me',
          headers: { host: 'evil.example', 'x-sandbox-as': 'private-customer', 'x-nonce': '{nonce}' },
        },
        (answer) => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
    expect(status).toBe(403);
  }));

it.each([
  ['longer than 256 KB', '/digx/v1/me/credentials', JSON.stringify({ text: 'x'.repeat(257 * 1024) }), 413],
  ['as long as a bulk file', '/digx/v1/fileUploads/files', JSON.stringify({ text: 'x'.repeat(257 * 1024) }), undefined],
  ['nested deeper than 64 levels', '/digx/v1/me/credentials', `${'['.repeat(65)}${']'.repeat(65)}`, 400],
  [
    'full of brackets in a text',
    '/digx/v1/me/credentials',
    JSON.stringify({ text: `\\"${'['.repeat(99)}` }),
    undefined,
  ],
  ['nested deeper, for the control', '/__sandbox/switches', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 400],
])('answers a body that is %s', (_what, path, body, expected) =>
  withHost(async (base) => {
    const answer = await fetch(base + path, { method: 'PUT', headers: json, body });
    const { reason } = await answer.json();
    // What the bank answers itself has no reason.
    expect(reason === undefined ? undefined : answer.status).toBe(expected);
  }),
);

it('counts the calls that wait for their answer', () =>
  withHost(async (base) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${base}/__sandbox/switches`, { method: 'PUT', headers, body: JSON.stringify({ latency: 30_000 }) });
    const waiting = async () => {
      const metrics = await (await fetch(`${base}/__sandbox/metrics`)).text();
      return Number(/^paddock_calls_in_flight (\d+)$/m.exec(metrics)?.[1]);
    };
    expect(await waiting()).toBe(0);
    const leaving = new AbortController();
    const calls = ['/digx/v1/publicKey', '/digx/v1/accounts'].map((path) =>
      fetch(base + path, { signal: leaving.signal }).catch(() => 'left'),
    );
    await expect.poll(waiting).toBe(2);
    leaving.abort();
    await Promise.all(calls);
    await expect.poll(waiting).toBe(0);
  }));

it('counts and logs calls by operation, with nothing of what they hold', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  await withHost(
    async (base) => {
      const as = { headers: { 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' } };
      const account = await fetch(`${base}/digx/v1/accounts/demandDeposit/{account:current}?secret=7Gate`, as);
      expect(account.status).toBe(200);
      await fetch(`${base}/digx/v1/no-such-path`);
      const metrics = await (await fetch(`${base}/__sandbox/metrics`)).text();
      expect(metrics).toMatch(/paddock_calls_total\{kind="bank",operation="getDemandDepositAccount",status="200"\} 1/);
      expect(metrics).toMatch(/paddock_calls_total\{kind="bank",operation="unknown",status="404"\} 1/);
      expect(metrics).toMatch(/paddock_worlds\{state="awake"\} 1/);
      expect(metrics).toMatch(/paddock_store_bytes [1-9]/);
      expect(metrics).toMatch(/process_resident_memory_bytes/);
    },
    { log },
  );
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: 'bank', operation: 'getDemandDepositAccount', method: 'GET', world: 'default', status: 200 },
    { kind: 'bank', operation: 'unknown', status: 404 },
    { kind: 'control', operation: 'control', status: 200 },
  ]);
  expect(lines.join('')).not.toMatch(/7Gate|demandDeposit|cookie|nonce/);
});

it('goes on from its store after a restart, and hands out a backup that opens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-host-'));
  const store = join(folder, 'bank.db');
  const stateOf = async (base: string) =>
    (await fetch(`${base}/__sandbox/state`, { headers: { 'X-Sandbox': 'team' } })).json();
  let before: unknown;
  await withHost(
    async (base) => {
      const headers = { ...json, 'X-Sandbox': 'team' };
      await fetch(`${base}/__sandbox/worlds`, { method: 'POST', headers, body: JSON.stringify({ name: 'team' }) });
      await fetch(`${base}/__sandbox/switches`, { method: 'PUT', headers, body: JSON.stringify({ otp: '204816' }) });
      before = await stateOf(base);
      const backup = await fetch(`${base}/__sandbox/backup`);
      await writeFile(join(folder, 'backup.db'), Buffer.from(await backup.arrayBuffer()));
    },
    { store },
  );
  for (const file of ['bank.db', 'backup.db']) {
    await withHost(
      async (base) => {
        const { worlds } = await (await fetch(`${base}/__sandbox/worlds`)).json();
        expect(worlds).toMatchObject([{ name: 'team', awake: false }]);
        expect(await stateOf(base)).toEqual(before);
      },
      { store: join(folder, file) },
    );
  }
  await rm(folder, { recursive: true });
});

it('says that a full store took nothing, and answers again when there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-host-'));
  await withHost(
    async (base) => {
      const mail = () =>
        fetch(`${base}/__sandbox/mail`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ persona: 'private-customer', subject: 'Long', body: 'long '.repeat(40_000) }),
        });
      let answer = await mail();
      for (let n = 0; answer.status === 200 && n < 40; n += 1) answer = await mail();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ reason: expect.stringContaining('store could not be written') });
      const ready = await fetch(`${base}/__sandbox/ready`);
      expect(ready.status).toBe(503);
    },
    { store: join(folder, 'bank.db'), storeBytes: 4 * 1024 * 1024 },
  );
  await rm(folder, { recursive: true });
});

/** A body without a stated length. */
function mebibytes(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn();
      sent += 1;
      if (sent > count) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
}
