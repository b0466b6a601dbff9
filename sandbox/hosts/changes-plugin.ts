import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { realm } from './access.ts';
import { configWith } from './built-files.ts';
import { changesPath } from './changes-path.ts';

const patienceMs = 1_000;

/** Tells the app, where its service is a Node-hosted bank, that the bank says when it has changed. A real service is as it was. */
export function changesOfBank(gateway: string): Plugin {
  let config: ResolvedConfig;
  const answering = (folder: () => string): Connect.NextHandleFunction => {
    return (request, response, next) => {
      if (request.url?.split('?')[0] !== `${config.base}config.json`) return next();
      void tellsOfChanges(gateway).then((isTold) => {
        if (!isTold) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(configWith(readFileSync(join(folder(), 'config.json')), changesPath));
      });
    };
  };
  return {
    name: 'changes-of-bank',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: ({ middlewares }) => void middlewares.use(answering(() => config.publicDir)),
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use(answering(() => join(config.root, config.build.outDir))),
  };
}

/** @returns whether pages of the service may hear of changes: a host that was told `follow:no` tells nobody. */
export async function tellsOfChanges(gateway: string): Promise<boolean> {
  const asking = new AbortController();
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const { headers } = await fetch(new URL(changesPath, gateway), { signal });
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    // The browser has shown the token itself.
    return isStream || (headers.get('www-authenticate')?.includes(realm) ?? false);
  } catch {
    return false;
  } finally {
    asking.abort();
  }
}
