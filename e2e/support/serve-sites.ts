import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { build, preview } from 'vite';
import { serveBuilt } from './built-site.ts';
import { isBehindNginx, sites } from './sites.ts';

/**
 * Serves every site of the journeys from one process, and says so once all of them answer. The sandbox and the production build
 * must be there already; what only journeys need is built here, unless PADDOCK_SITES is `built` because `npm test` has done so
 * beside other checks. `--build-only` builds these alone.
 */
const mountedFolder = '.cache/dist-digital';

const isBuilt = process.env.PADDOCK_SITES === 'built';
if (!isBuilt) await buildForJourneys();
if (!process.argv.includes('--build-only')) await serveAll();

/** The sandbox on a path of its own, and the panel that the Node-hosted bank serves. */
async function buildForJourneys(): Promise<void> {
  await build({ mode: 'panel', logLevel: 'error' });
  await withSetting('PADDOCK_BASE', '/digital/', () =>
    build({ mode: 'sandbox', logLevel: 'error', build: { outDir: mountedFolder, emptyOutDir: true } }),
  );
}

async function serveAll(): Promise<void> {
  const options = ['--port', `${sites.bank.port}`, '--panel', '.cache/panel', '--worlds-on-call', 'yes'];
  const bank = startProgram('sandbox/hosts/serve.ts', ...options);
  const gateway = startProgram('e2e/support/gateway.ts', '--port', `${sites.gateway.port}`, '--target', sites.bank.url);
  const hosted = startProgram('e2e/support/hosted-site.ts', '--port', `${sites.hosted.port}`, '--bank', sites.bank.url);
  createServer(serveBuilt('dist-sandbox', {})).listen(sites.sandbox.port);
  createServer(serveBuilt(mountedFolder, { mount: '/digital/' })).listen(sites.mounted.port);
  if (!isBehindNginx) await withSetting('PADDOCK_GATEWAY', sites.gateway.url, serveProduction);
  await Promise.all([
    answers(`${sites.bank.url}__sandbox/state`, bank),
    answers(sites.gateway.url, gateway),
    answers(sites.hosted.url, hosted),
  ]);
  process.stdout.write('All sites are served.\n');
}

/** With its proxy, whose target comes from the environment: see vite.config.ts. */
async function serveProduction(): Promise<void> {
  await preview({
    mode: 'production',
    build: { outDir: 'dist' },
    preview: { port: sites.production.port, strictPort: true },
  });
}

async function withSetting(name: string, value: string, act: () => Promise<unknown>): Promise<void> {
  process.env[name] = value;
  await act();
  delete process.env[name];
}

function startProgram(...args: string[]) {
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @throws when the program has ended instead. */
async function answers(url: string, program: ReturnType<typeof startProgram>): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${program.spawnargs.join(' ')} ended with ${program.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      await pause(100);
    }
  }
}
