import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { documentOf } from '#src/kernel/site-documents.ts';
import { classBarPath } from './class/class-paths.ts';

const patienceMs = 1_000;

/** Puts the bar of a class into the app's pages, where its service is a Node-hosted bank that has the browser's trainee. */
export function classBarOfBank(gateway: string): Plugin {
  let config: ResolvedConfig;
  const answering = (
    pageOf: (url: string) => string | Promise<string>,
    headersOf: () => Readonly<Record<string, unknown>> = () => ({}),
  ): Connect.NextHandleFunction => {
    return async (request, response, next) => {
      const { url = '/', headers } = request;
      // The bar leads to the app at the root.
      const isPage = config.base === '/' && !url.startsWith('/__sandbox/') && headers.accept?.includes('text/html');
      const tags = isPage ? await barFor(gateway, headers.cookie) : '';
      if (tags === '') return next();
      for (const [name, value] of Object.entries(headersOf())) response.setHeader(name, String(value));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      try {
        response.end((await pageOf(url)).replace('</head>', () => `${tags}</head>`));
      } catch (failure) {
        next(failure);
      }
    };
  };
  return {
    name: 'class-bar-of-bank',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: (server) =>
      void server.middlewares.use(
        answering((url) => server.transformIndexHtml(url, readFileSync(join(config.root, 'index.html'), 'utf8'))),
      ),
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use(
        answering(
          (url) => readFileSync(join(config.root, config.build.outDir, documentOf(url, config.base)), 'utf8'),
          () => config.preview.headers ?? {},
        ),
      ),
  };
}

/** @returns nothing for a browser that is in no class, or where the bank knows of none. */
export async function barFor(gateway: string, cookie: string | undefined): Promise<string> {
  if (cookie?.includes('paddock_trainee=') !== true) return '';
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(classBarPath, gateway), { headers: { cookie }, signal });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
