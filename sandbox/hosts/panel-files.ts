import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { controlBase } from '#sandbox/control/methods.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Names that the build gives: no path leads out of its folder. */
const asset = new RegExp(`^${controlBase}/panel/([\\w.-]+)$`);

export function isPanelPage(pathname: string): boolean {
  return pathname === `${controlBase}/` || asset.test(pathname);
}

/** A file of the built panel. */
export async function panelFile(folder: string, pathname: string): Promise<Response> {
  const name = asset.exec(pathname)?.[1];
  const path = name === undefined ? join(folder, 'sandbox/hosts/panel.html') : join(folder, 'panel', name);
  const body = await readFile(path).catch(() => undefined);
  if (body === undefined) {
    const how = 'The panel has not been built. `npm run bank` builds it.';
    return Response.json({ reason: how }, { status: 404 });
  }
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(new Uint8Array(body), { headers });
}
