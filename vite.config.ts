import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { noticesComplete } from './deploy/notices-plugin.ts';

/**
 * Three ways to serve one app: production (the default build, and the dev server in mode `live` with `/digx` sent to a
 * real service) and `sandbox`, which starts the same app from another door, with the bank in the page.
 * PADDOCK_GATEWAY: address of the service that `/digx` is sent to. PADDOCK_BASE: the path the site is mounted on.
 * PADDOCK_NOTICES: `writing` while the licences of what is shipped are being collected, which are else missed.
 */
export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  const gateway = process.env.PADDOCK_GATEWAY;
  const writesNotices = process.env.PADDOCK_NOTICES === 'writing';
  const notices = () => (writesNotices ? [] : [noticesComplete()]);
  const proxy = gateway === undefined ? {} : { '/digx': gatewayProxy(gateway) };
  return {
    base: process.env.PADDOCK_BASE ?? '/',
    define: {
      'import.meta.env.PADDOCK_BUILD': JSON.stringify(buildOf(['sandbox', 'openapi', 'fixtures', 'src/kernel'])),
    },
    plugins: [react(), ...(sandbox ? [sandboxDoor(), bankCallsOnly(), msw()] : []), freshPages(), ...notices()],
    // Found by following imports from these, all packages are prepared before the first page asks for them.
    optimizeDeps: sandbox
      ? { entries: ['sandbox/main.tsx', 'sandbox/hosts/bank-worker.ts'], include: ['msw/browser', 'msw/experimental'] }
      : { entries: ['src/main.tsx'] },
    build: {
      target: 'es2022',
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Each further file is a further request before anything shows: what the first page needs comes in one, and what
      // many of the others share in another.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'] },
              { name: 'shared', test: /\/src\//, minShareCount: 5 },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 1200,
    },
    worker: { format: 'es', plugins: notices },
    server: { port: 5173, strictPort: true, proxy },
    test: {
      // One core left free, as is the default, would be half of a small machine.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            name: 'unit',
            include: ['{src,sandbox,openapi,fixtures,tests}/**/*.test.{ts,tsx}'],
            environment: 'node',
            setupFiles: ['tests/setup.ts'],
            restoreMocks: true,
            // How long anything takes is for the benchmarks; a machine under load must not fail what is right.
            testTimeout: 30_000,
            // Pure code: what one file imports, the next may find loaded. Alone, imports took most of the time.
            isolate: false,
          },
        },
        {
          test: {
            name: 'contracts',
            include: ['contracts/consumer/**/*.pact.test.ts', 'contracts/**/*.test.ts'],
            environment: 'node',
            // Pact files are written one at a time, from an empty folder.
            fileParallelism: false,
            isolate: false,
            globalSetup: ['contracts/verify/clear-pacts.ts'],
            testTimeout: 30_000,
          },
        },
      ],
    },
    preview: { port: 4173, strictPort: true, proxy, headers: sandbox ? {} : servedHeaders() },
  };
});

/** The sandbox site is the same page with another entry; what production fetches early would wait here for the bank. */
function sandboxDoor(): Plugin {
  return {
    name: 'sandbox-door',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/sandbox/main.tsx').replace(/^.*rel="preload".*\n/gm, ''),
    },
  };
}

/**
 * MSW's service worker is handed every request of the page, and each costs time. Where the browser knows routes, it is
 * handed calls to the bank only.
 */
function bankCallsOnly(): Plugin {
  const file = 'mockServiceWorker.js';
  const routes = `addEventListener('install', (event) => {
  if (event.addRoutes === undefined) return;
  const bank = { condition: { urlPattern: { pathname: '/digx/*' } }, source: 'fetch-event' };
  const others = { condition: { urlPattern: { pathname: '/*' } }, source: 'network' };
  // A browser that takes none of them goes the long way.
  event.waitUntil(event.addRoutes([bank, others]).catch(() => {}));
});
// A page that was loaded past its service worker, as a hard reload does, asks to be taken on.
addEventListener('message', (event) => {
  if (event.data === 'paddock-take-me-on') event.waitUntil(clients.claim());
});
`;
  return {
    name: 'bank-calls-only',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[file];
        if (worker?.type === 'asset') worker.source = `${routes}${worker.source}`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0]?.endsWith(`/${file}`) === true) {
          const end = response.end.bind(response) as (text: string) => typeof response;
          response.end = ((script: string) => end(`${routes}${script}`)) as typeof response.end;
        }
        next();
      });
    },
  };
}

/** Pages and the runtime configuration are never stored, as the real server must send them too. */
function freshPages(): Plugin {
  return {
    name: 'fresh-pages',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.includes('/assets/') === true) return next();
        // The file server behind sets its own header last.
        const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
        response.writeHead = (status: number, ...head: unknown[]) => {
          const headers = head.findLast((part) => typeof part === 'object');
          if (headers !== undefined) Object.assign(headers as object, { 'Cache-Control': 'no-store' });
          response.setHeader('Cache-Control', 'no-store');
          return writeHead(status, ...head);
        };
        next();
      });
    },
  };
}

function gatewayProxy(target: string): ProxyOptions {
  return { target, changeOrigin: true, secure: true };
}

/** The headers production is served with, read from the file that nginx includes, so that tests run under the same. */
function servedHeaders(): Record<string, string> {
  const rows = readFileSync('deploy/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm);
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]));
}

/** Names the bank that this build holds: a journal written by another bank cannot be replayed here. */
function buildOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      if (!/\.(test|generated)\.|README|\.css$/.test(path)) hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
