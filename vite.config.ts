import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin, PluginOption, ProxyOptions, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { assumptionRegister } from './contracts/assumptions/assumptions-plugin.ts';
import { bankBuild } from './deploy/bank-build.ts';
import { buildTarget } from './deploy/browsers/served.ts';
import { chunkGroups, earlyBank, landing } from './deploy/chunks.ts';
import { earlyScripts } from './deploy/early-scripts-plugin.ts';
import { english } from './deploy/english-plugin.ts';
import { peopleOfFaker } from './deploy/faker-plugin.ts';
import { firstPaint } from './deploy/first-paint-plugin.ts';
import { noticesComplete } from './deploy/notices-plugin.ts';
import { unimportedEntries, workerChunkGroups } from './deploy/worker-chunks.ts';
import { changesOfBank } from './sandbox/hosts/changes-plugin.ts';
import { classBarOfBank } from './sandbox/hosts/class-bar-plugin.ts';
import { offlineSite } from './sandbox/offline/offline-plugin.ts';
import { ruleIndex } from './sandbox/panel/share/rule-index-plugin.ts';
import { documentOf } from './src/kernel/site-documents.ts';

/**
 * Modes: production (default), `live` (dev server against a real service), `sandbox` (a bank inside the page) and `panel` (the
 * sandbox's panel alone, which the Node-hosted bank serves).
 * PADDOCK_GATEWAY: the URL that `/digx` is proxied to. PADDOCK_BASE: the path the site is mounted on.
 * PADDOCK_NOTICES: `writing` while licence notices are generated, which skips the check that they are complete.
 */
export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  if (mode === 'panel') return panelOfNodeHost();
  const gateway = process.env.PADDOCK_GATEWAY;
  const writesNotices = process.env.PADDOCK_NOTICES === 'writing';
  const notices = () => (writesNotices ? [] : [noticesComplete()]);
  const proxy = gateway === undefined ? {} : gatewayProxy(gateway);
  return {
    base: process.env.PADDOCK_BASE ?? '/',
    define: {
      'import.meta.env.PADDOCK_BUILD': JSON.stringify(bankBuild(['sandbox', 'openapi', 'fixtures', 'src/kernel'])),
    },
    plugins: [
      react(),
      english(),
      ...(sandbox ? sandboxPlugins() : []),
      firstPaint(
        sandbox ? { 'index.html': ['login'] } : { 'index.html': ['frame'], 'login.html': ['login', 'frame'] },
        {
          startsApp: !sandbox,
        },
      ),
      uncachedPages(),
      ...(gateway === undefined ? [] : [changesOfBank(gateway), classBarOfBank(gateway)]),
      ...(sandbox ? [] : [documentsOfPages()]),
      ...notices(),
    ],
    // Pre-bundles every dependency before the first page loads.
    optimizeDeps: sandbox
      ? { entries: ['sandbox/main.tsx', 'sandbox/hosts/bank-worker.ts'], include: ['msw/browser', 'msw/experimental'] }
      : { entries: ['src/main.tsx'] },
    build: {
      target: buildTarget,
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: [...(sandbox ? [earlyBank] : []), ...chunkGroups(import.meta.dirname)] } },
      },
      chunkSizeWarningLimit: 1200,
    },
    worker: {
      format: 'es',
      plugins: () => [unimportedEntries(), peopleOfFaker(), ...notices()],
      rolldownOptions: { output: { codeSplitting: { groups: workerChunkGroups } } },
    },
    server: { port: 5173, strictPort: true, proxy },
    test: {
      // The default leaves one core free, which is half of a small machine.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            name: 'unit',
            include: ['{src,sandbox,openapi,fixtures,tests}/**/*.test.{ts,tsx}'],
            environment: 'node',
            setupFiles: ['tests/setup.ts'],
            // Generous, so that a loaded machine fails nothing. Speed is measured by the benchmarks.
            testTimeout: 30_000,
            expect: { poll: { interval: 1 } },
            // The code is pure, and isolated imports took most of the time.
            isolate: false,
          },
        },
        {
          test: {
            name: 'contracts',
            include: ['contracts/consumer/**/*.pact.test.ts', 'contracts/**/*.test.ts'],
            environment: 'node',
            // Pact files must be written one at a time.
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

/** Its folder is given to the bank, which serves it under `/__sandbox/`. */
function panelOfNodeHost(): UserConfig {
  return {
    base: '/__sandbox/',
    publicDir: false,
    plugins: [react(), ruleIndex()],
    build: {
      target: buildTarget,
      outDir: '.cache/panel',
      assetsDir: 'panel',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [
          'sandbox/hosts/panel.html',
          'sandbox/hosts/class-pages/class.html',
          'sandbox/hosts/class-pages/class-bar.html',
        ],
      },
      chunkSizeWarningLimit: 1200,
    },
  };
}

function sandboxPlugins(): PluginOption[] {
  return [
    sandboxEntry(),
    earlyScripts({
      first: 'sandbox/hosts/early-bank.ts',
      soon: [
        'virtual:msw',
        'msw/lib/http/index.js',
        'src/app/customer-routes.tsx',
        'src/app/joined-pages.tsx',
        ...landing,
      ],
    }),
    ruleIndex(),
    assumptionRegister(),
    peopleOfFaker(),
    offlineSite(),
    msw(),
  ];
}

/** Starts the sandbox site from its own entry, without production's preloads, which would wait for the bank. */
function sandboxEntry(): Plugin {
  return {
    name: 'sandbox-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/sandbox/main.tsx').replace(/^.*rel="preload".*\n/gm, ''),
    },
  };
}

/** Forbids caching of pages and the runtime configuration, as the real server does. */
function uncachedPages(): Plugin {
  return {
    name: 'uncached-pages',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.includes('/assets/') === true) return next();
        // The file server sets its own header last.
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

/** Gives each page its document, as the real server does. */
function documentsOfPages(): Plugin {
  return {
    name: 'documents-of-pages',
    configurePreviewServer({ middlewares, config: { base } }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? base, 'http://localhost');
        if (documentOf(pathname, base) === 'login.html') request.url = `${base}login.html`;
        next();
      });
    },
  };
}

/** The control of a Node-hosted bank as well, which is told that the app is here. */
function gatewayProxy(target: string): Record<string, ProxyOptions> {
  const passedOn = { target, changeOrigin: true, secure: true };
  const app = process.env.PADDOCK_BASE ?? '/';
  return { '/digx': passedOn, '/__sandbox': { ...passedOn, headers: { 'x-paddock-app': app } } };
}

/** Production's headers, read from the nginx file, so that tests run under them. */
function servedHeaders(): Record<string, string> {
  const rows = readFileSync('deploy/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm);
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]));
}
