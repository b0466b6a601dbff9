import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { controlBase } from '#sandbox/control/methods.ts';
import { configWith } from './built-files.ts';
import { changesPath } from './changes-path.ts';

const patienceMs = 1_000;

/** Tells the app, where its service is a Node-hosted bank, that the bank says when it has changed. A real service is as it was. */
export function changesOfBank(gateway: string): Plugin {
  let config: ResolvedConfig;
  const answering = (folder: () => string): Connect.NextHandleFunction => {
    return (request, response, next) => {
      if (request.url?.split('?')[0] !== `${config.base}config.json`) return next();
      void isNodeHost(gateway).then((isSaid) => {
        if (!isSaid) return next();
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

/** @returns whether it has the control of a sandbox. */
export async function isNodeHost(gateway: string): Promise<boolean> {
  try {
    const url = new URL(`${controlBase}/health`, gateway);
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    const told: unknown = await answer.json();
    return answer.ok && typeof told === 'object' && told !== null && 'status' in told && told.status === 'up';
  } catch {
    return false;
  }
}
