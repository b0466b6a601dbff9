import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain',
};

export interface StaticSite {
  readonly url: string;
  /** Another build takes the place of the one that is served, with its root at the same path or another. */
  serve(folder: string, path?: string): void;
  /** Answers only after so long; pages alone, or every file. */
  slowDown(ms: number, which: 'pages' | 'everything'): void;
  stop(): Promise<void>;
}

/** Any plain file server: pages that are no files get the site's page. It can be stopped in the middle of a journey. */
export async function openStaticSite(folder: string, path: string): Promise<StaticSite> {
  let served = folder;
  let root = path;
  let slow = (_file: string) => 0;
  const server = createServer(async ({ url = '/' }, response) => {
    const wanted = new URL(url, 'http://localhost').pathname;
    await pause(slow(wanted));
    if (!wanted.startsWith(root)) return response.writeHead(404).end();
    const file = wanted.slice(root.length);
    const found = extname(file) === '' ? undefined : await readFile(join(served, file)).catch(() => undefined);
    const kind = found === undefined ? 'text/html' : (kinds[extname(file)] ?? 'application/octet-stream');
    response.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' });
    return response.end(found ?? (await readFile(join(served, 'index.html'))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    serve(next, at = root) {
      served = next;
      root = at;
    },
    slowDown(ms, which) {
      slow = (file) => (which === 'everything' || extname(file) === '' ? ms : 0);
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
