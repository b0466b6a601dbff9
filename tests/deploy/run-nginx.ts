import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
}

/**
 * Runs nginx with the shipped configuration in `deploy/`, filled in as in the container, in a temporary folder.
 */
export async function startNginx({ gateway, addresses, authorities, base }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-nginx-'));
  const port = await freePort();
  const at = (...names: string[]) => join(folder, ...names);
  write(at('ca.pem'), authorities);
  write(at('headers.conf'), readFileSync('deploy/headers.conf', 'utf8'));
  write(at('site', base, 'index.html'), '<!doctype html><title>Paddock</title>');
  write(at('site', base, 'assets', 'start-1a2b.js'), 'export {};');
  const variables: Readonly<Record<string, string>> = { DIGX_GATEWAY: gateway, DIGX_CA: at('ca.pem'), BASE: base };
  const shipped = readFileSync('deploy/nginx.conf.template', 'utf8')
    .replaceAll(/\$\{(\w+)\}/g, (_, name) => variables[name] ?? '')
    .replaceAll('/etc/nginx/paddock/headers.conf', at('headers.conf'))
    .replaceAll('/usr/share/paddock', at('site'))
    .replaceAll('/var/log/nginx/access.log', at('access.log'))
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`);
  write(at('site.conf'), shipped);
  write(
    at('nginx.conf'),
    `daemon off;
worker_processes 1;
pid ${at('nginx.pid')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  types { text/html html; text/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`).join('\n  ')}
  upstream ${new URL(gateway).host} { ${addresses.map((address) => `server ${address};`).join(' ')} }
  include ${at('site.conf')};
}
`,
  );
  const server = spawn(nginxProgram ?? 'nginx', ['-e', at('error.log'), '-c', at('nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, () => server.exitCode === null, at('error.log'));
  return {
    url,
    logged: () => ({ access: readFileSync(at('access.log'), 'utf8'), error: readFileSync(at('error.log'), 'utf8') }),
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

async function answering(url: string, isRunning: () => boolean, errorLog: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (isRunning() && Date.now() < deadline) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`nginx does not answer: ${existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : ''}`);
}
