import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Keeper } from './certificates.ts';

/** Debian's path; undefined without nginx. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

interface Site {
  /** URL of the service, and the IP addresses of its host name. */
  readonly gateway: string;
  readonly addresses: readonly string[];
  /** Certificates of the trusted authorities. */
  readonly authorities: string;
  /** Base path of the site. */
  readonly base: string;
  /** A built site, in a subfolder named as its base path; else three small files stand for it. */
  readonly root?: string | undefined;
  /** The site's certificate; without it, plain HTTP. */
  readonly certificate?: Keeper | undefined;
  readonly port?: number | undefined;
}

/** Debian's brotli module, if it is installed. */
export const brotliModule = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((path) =>
  existsSync(path),
);

/**
 * Runs nginx with the shipped configuration in `deploy/`, filled in as in the container, in a temporary folder.
 */
export async function startNginx({ gateway, addresses, authorities, base, root, certificate, ...site }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-nginx-'));
  const port = site.port ?? (await freePort());
  const at = (...names: string[]) => join(folder, ...names);
  write(at('ca.pem'), authorities);
  write(at('headers.conf'), readFileSync('deploy/headers.conf', 'utf8'));
  if (root === undefined) {
    for (const name of ['index', 'login']) {
      write(at('site', base, `${name}.html`), `<!doctype html><title>Paddock</title><p>${name}.html`);
    }
    write(at('site', base, 'assets', 'start-1a2b.js'), 'export {};');
  }
  if (brotliModule !== undefined) write(at('compression', 'brotli.conf'), readFileSync('deploy/brotli.conf', 'utf8'));
  const variables: Readonly<Record<string, string>> = { DIGX_GATEWAY: gateway, DIGX_CA: at('ca.pem'), BASE: base };
  const shipped = readFileSync('deploy/nginx.conf.template', 'utf8')
    .replaceAll(/\$\{(\w+)\}/g, (_, name) => variables[name] ?? '')
    .replaceAll('/etc/nginx/paddock/headers.conf', at('headers.conf'))
    .replaceAll('/etc/nginx/paddock/compression', at('compression'))
    .replaceAll('/usr/share/paddock', root === undefined ? at('site') : resolve(root))
    .replaceAll('/var/log/nginx/access.log', at('access.log'))
    .replaceAll('/var/log/nginx/error.log', at('error.log'))
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}${certificate === undefined ? '' : ' ssl http2'}`);
  write(at('site.conf'), shipped);
  if (certificate !== undefined) {
    write(at('site.pem'), certificate.certificate);
    write(at('site.key'), certificate.key);
  }
  const server = await running(
    folder,
    port,
    `
  types { text/html html; text/javascript js; text/css css; application/json json; image/svg+xml svg; font/woff2 woff2; text/plain txt; }
  ${certificate === undefined ? '' : `ssl_certificate ${at('site.pem')}; ssl_certificate_key ${at('site.key')};`}
  upstream ${new URL(gateway).host} { ${addresses.map((address) => `server ${address};`).join(' ')} }
  include ${at('site.conf')};`,
  );
  const url = `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  return {
    url,
    folder,
    site: join(root ?? at('site'), base),
    logged: () => ({ access: readFileSync(at('access.log'), 'utf8'), error: readFileSync(at('error.log'), 'utf8') }),
    stop: server.stop,
  };
}

/**
 * Runs nginx with the shipped configuration for several processes of the test bank.
 * @param perSecond calls of one address, and as many more at once.
 */
export async function startBalancer(bankPorts: readonly number[], perSecond = 200) {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-nginx-'));
  const port = await freePort();
  const banks = bankPorts.map((bankPort) => `server 127.0.0.1:${bankPort};`).join(' ');
  const shipped = readFileSync('deploy/test-bank/by-name.conf.template', 'utf8')
    .replaceAll(/^#.*$/gm, '')
    .replace(/\$\{BANKS\}/, banks)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('rate=200r/s', `rate=${perSecond}r/s`)
    .replace('burst=200', `burst=${perSecond}`)
    .replaceAll('listen 8787', `listen 127.0.0.1:${port}`);
  write(join(folder, 'banks.conf'), shipped);
  const { stop } = await running(folder, port, `include ${join(folder, 'banks.conf')};`);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** @param http the contents of its `http` block. */
async function running(folder: string, port: number, http: string) {
  const at = (...names: string[]) => join(folder, ...names);
  write(
    at('nginx.conf'),
    `${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off;
worker_processes 1;
pid ${at('nginx.pid')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`).join('\n  ')}
  ${http}
}
`,
  );
  const server = spawn(nginxProgram ?? 'nginx', ['-e', at('error.log'), '-c', at('nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  await answering(port, () => server.exitCode === null, at('error.log'));
  return {
    async stop() {
      server.kill('SIGQUIT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function answering(port: number, isRunning: () => boolean, errorLog: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (isRunning() && Date.now() < deadline) {
    if (await isTaken(port)) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`nginx does not answer: ${existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : ''}`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolved) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolved(false));
    socket.once('connect', () => {
      socket.destroy();
      resolved(true);
    });
  });
}
