import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { documentOf } from '#src/kernel/site-documents.ts';
import { certificateFor, type Keeper, newAuthority } from './certificates.ts';
import { startGateway } from './gateway.ts';
import { brotliModule, nginxProgram, startNginx } from './run-nginx.ts';

const host = 'bank.test';

describe.skipIf(nginxProgram === undefined)('nginx, as shipped', () => {
  let bank: NodeHost;
  let authority: Keeper;
  /** A new key for each would take most of the time. */
  const shownAs = new Map<string, Keeper>();
  const toStop: (() => unknown)[] = [];

  beforeAll(async () => {
    bank = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T09:30' } });
    authority = newAuthority();
  });
  afterEach(async () => {
    for (const stop of toStop.splice(0).reverse()) await stop();
  });
  afterAll(() => bank.close());

  /** nginx in front of a service at two IP addresses, with a certificate for `name` by `authority`. */
  async function served({ name = host, trusted = authority, base = '/' } = {}) {
    const shown = shownAs.get(name) ?? certificateFor(name, authority);
    shownAs.set(name, shown);
    const gateways = await Promise.all([startGateway(shown, bank.port), startGateway(shown, bank.port)]);
    for (const gateway of gateways) toStop.push(gateway.close);
    const addresses = gateways.map(({ address }) => address);
    const nginx = await startNginx({ gateway: `https://${host}`, addresses, authorities: trusted.certificate, base });
    toStop.push(nginx.stop);
    return { ...nginx, arrivals: () => gateways.flatMap(({ arrivals }) => arrivals) };
  }

  it.each(['/', '/digital/'])('serves no sandbox below its address, with the site at %s', async (base) => {
    const { url, site } = await served({ base });
    expect((await fetch(`${url}${base}login`)).status).toBe(200);
    mkdirSync(join(site, 'training'));
    for (const folder of ['training', '']) writeFileSync(join(site, folder, 'mockServiceWorker.js'), '');
    for (const worker of ['mockServiceWorker.js', 'training/mockServiceWorker.js']) {
      expect((await fetch(`${url}${base}${worker}`)).status).toBe(404);
    }
    const page = await fetch(`${url}${base}login`);
    expect(page.status).toBe(503);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toContain('Paddock');
  });

  it('passes the bank’s responses on with the site’s headers', async () => {
    const { url, arrivals } = await served();
    const answer = await fetch(`${url}/digx/v1/session/nonce`, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: { result: 'SUCCESSFUL' } });
    expect(arrivals().map((arrival) => arrival.host)).toEqual([host]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('trusted-types paddock'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('date')).toContain('02 Mar 2026');
  });

  it.each([
    ['an untrusted authority', () => ({ trusted: newAuthority() })],
    ['another name', () => ({ name: 'elsewhere.test' })],
  ])('sends nothing to a service whose certificate has %s', async (_, wrong) => {
    const { url, arrivals } = await served(wrong());
    expect((await fetch(`${url}/digx/v1/session/nonce`, { method: 'POST' })).status).toBe(502);
    expect(arrivals()).toEqual([]);
  });

  it('sends a confirmation once, although the service has a second IP address', async () => {
    const { url, arrivals } = await served();
    const confirmed = await fetch(`${url}/digx/v1/payments/transfers/internal/7`, { method: 'PUT', body: '{}' });
    expect(confirmed.status).toBe(502);
    expect(arrivals().map(({ method }) => method)).toEqual(['PUT']);
  });

  it.each([
    [undefined, 'http'],
    ['https', 'https'],
    ['https, http', 'https'],
    ['gopher', 'http'],
  ])('passes the forwarded protocol %s on to the service as %s', async (forwarded, scheme) => {
    const { url, arrivals } = await served();
    await fetch(`${url}/digx/v1/session/nonce`, {
      headers: { ...(forwarded !== undefined && { 'X-Forwarded-Proto': forwarded }), 'X-CHALLENGE_RESPONSE': 'answer' },
    });
    expect(arrivals()).toMatchObject([
      { headers: { 'x-forwarded-proto': scheme, 'x-challenge_response': 'answer', host } },
    ]);
  });

  it('logs neither searches nor the tokens of reset links', async () => {
    const { url, logged } = await served();
    const transactions = '/digx/cz/v1/accounts/demandDeposit/9A0E/transactions?description=saddlery';
    const calls: [string, RequestInit?][] = [
      [transactions],
      [transactions, { method: 'PUT' }],
      ['/digx/cz/v1/accounts/9A0E/transactions/download?description=saddlery', { method: 'PUT' }],
      ['/digx/v1/token/saddlery', { method: 'PUT' }],
      ['/digx/v1/passwordPolicy?token=saddlery', { method: 'PUT' }],
      ['/payments/payees?search=saddlery', { headers: { Referer: 'https://bank.test/?q=saddlery' } }],
      [
        '/digx/v1/mailbox/mails?search=saddlery',
        { method: 'PUT', headers: { Referer: 'https://bank.test/?q=saddlery' } },
      ],
      ['/digx/v1/financialInstitution/nationalClearingDetails/UK/601122', { method: 'PUT' }],
      ['/digx/v1/me', { method: 'PUT' }],
    ];
    for (const [path, init] of calls) await fetch(`${url}${path}`, init);
    // nginx logs a call after it has answered it.
    await expect.poll(() => logged().access).toMatch(/"PUT \/digx\/v1\/me" 502 /);
    const { access, error } = logged();
    expect(`${access}${error}`).not.toContain('saddlery');
    expect(error).not.toContain('601122');
    expect(access).toMatch(/"GET \/digx\/cz\/v1\/accounts\/demandDeposit\/9A0E\/transactions" \d{3} /);
    expect(error).toContain('/digx/v1/me');
  });

  it.each(['/', '/digital/'])('serves the site mounted on %s', async (base) => {
    const { url } = await served({ base });
    const page = await fetch(`${url}${base}payments/payees`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('<title>Paddock</title>');
    const asset = await fetch(`${url}${base}assets/start-1a2b.js`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const gone = await fetch(`${url}${base}assets/gone.js`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each(['/', '/digital/'])('gives each page of the site mounted on %s its document', async (base) => {
    const { url } = await served({ base });
    for (const path of ['', 'login', 'login?from=a', 'login/x', 'accounts', 'change-credentials', 'index.html']) {
      const page = await (await fetch(`${url}${base}${path}`)).text();
      const { pathname } = new URL(`${url}${base}${path}`);
      expect(page, path).toContain(`<p>${documentOf(pathname, base)}`);
    }
  });

  it('sends every header of the site with pages, files, refusals and responses of the bank', async () => {
    const { url } = await served();
    const shipped = [...readFileSync('deploy/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm)];
    expect(shipped.length).toBe(7);
    for (const path of ['/', '/login', '/assets/start-1a2b.js', '/assets/gone.js', '/health', '/digx/v1/publicKey']) {
      const { headers } = await fetch(`${url}${path}`);
      for (const [, name = '', value] of shipped) expect(headers.get(name), `${name} of ${path}`).toBe(value);
      expect(headers.get('server'), path).toBe('nginx');
    }
    const refused = await fetch(`${url}/digx/v1/fileUpload`, { method: 'POST', body: new Uint8Array(9_000_000) });
    expect([refused.status, refused.headers.get('x-content-type-options')]).toEqual([413, 'nosniff']);
  });

  it('redirects a URL without the trailing slash, for every scheme and port', async () => {
    const { url } = await served({ base: '/digital/' });
    const redirect = await fetch(`${url}/digital`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/digital/']);
  });

  it('sends files as they were compressed beforehand, and config.json as it is now', async () => {
    const { url, site } = await served();
    const script = 'export const padded = 1;'.repeat(40);
    writeFileSync(join(site, 'assets', 'big-1a2b.js'), script);
    writeFileSync(join(site, 'config.json'), `{"bankName":"One"}${' '.repeat(600)}`);
    execFileSync('node', ['deploy/compress.ts', site]);
    // Not what nginx would make of the script itself.
    writeFileSync(join(site, 'assets', 'big-1a2b.js'), script.replace('padded', 'served'));
    const sent = await fetch(`${url}/assets/big-1a2b.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(sent.headers.get('content-encoding')).toBe('gzip');
    expect(sent.headers.get('vary')).toBe('Accept-Encoding');
    expect(await sent.text()).toBe(script);
    if (brotliModule !== undefined) {
      const smaller = await fetch(`${url}/assets/big-1a2b.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(smaller.headers.get('content-encoding')).toBe('br');
      expect(await smaller.text()).toBe(script);
    }

    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ bankName: 'One' });
    writeFileSync(join(site, 'config.json'), `{"bankName":"Two"}${' '.repeat(600)}`);
    const config = await fetch(`${url}/config.json`);
    expect(await config.json()).toEqual({ bankName: 'Two' });
    expect(config.headers.get('cache-control')).toBe('no-store');
  });

  it('names the encoding of its own files, and leaves that of the service alone', async () => {
    const { url, site } = await served();
    writeFileSync(join(site, 'assets', 'look-1a2b.css'), 'a{}');
    writeFileSync(join(site, 'config.json'), '{}');
    const typeOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('content-type');
    expect(await typeOf('/accounts')).toBe('text/html; charset=utf-8');
    expect(await typeOf('/assets/start-1a2b.js')).toMatch(/javascript; charset=utf-8$/);
    expect(await typeOf('/assets/look-1a2b.css')).toBe('text/css; charset=utf-8');
    expect(await typeOf('/config.json')).toBe('application/json; charset=utf-8');
    const answer = await fetch(`${url}/digx/v1/session/nonce`, { method: 'POST' });
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  it.each(['TRACE /', 'TRACE /digx/v1/session/nonce'])('refuses %s', async (line) => {
    const { url, arrivals } = await served();
    expect(await statusOf(url, line)).toBe(405);
    expect(arrivals()).toEqual([]);
  });

  it('lists no folder, and serves no file that the build did not make', async () => {
    const { url, site } = await served();
    mkdirSync(join(site, '.git'));
    writeFileSync(join(site, 'assets', 'a.txt'), 'a');
    expect((await fetch(`${url}/assets/`)).status).toBe(404);
    for (const path of ['/assets/missing.js', '/assets/.git/config'])
      expect((await fetch(url + path)).status).toBe(404);
    expect(await (await fetch(`${url}/.git/`)).text()).toContain('<title>Paddock');
  });

  it('tells load balancers that it answers, and logs none of it', async () => {
    const { url, logged } = await served({ base: '/digital/' });
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
    expect([health.headers.get('content-type'), health.headers.get('cache-control')]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(logged().access).not.toContain('health');
  });

  it('passes uploads of up to 8 MB', async () => {
    const { url, arrivals } = await served();
    const upload = (bytes: number) =>
      fetch(`${url}/digx/cz/v1/fileUploads/files`, { method: 'POST', body: new Uint8Array(bytes) }).then(
        ({ status }) => status,
      );
    expect(await upload(8 * 1024 * 1024 + 1)).toBe(413);
    expect(arrivals()).toEqual([]);
    expect(await upload(8 * 1024 * 1024)).not.toBe(413);
    expect(arrivals()).toHaveLength(1);
  });
});

/** The status of a request that `fetch` refuses to send. */
function statusOf(url: string, line: string): Promise<number | undefined> {
  const [method, path = ''] = line.split(' ');
  return new Promise((answered, failed) => {
    const asked = request(`${url}${path}`, { method }, (answer) => {
      answer.resume();
      answered(answer.statusCode);
    });
    asked.on('error', failed);
    asked.end();
  });
}
