import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { documentOf } from '#src/kernel/site-documents.ts';

interface BuiltSite {
  /** Where the site is mounted; ends in `/`. */
  readonly mount?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is served in the place of a file: `config.json`. */
  readonly other?: Readonly<Record<string, Uint8Array>>;
}

/**
 * Serves a build from memory, as it is: a journey begins with an empty cache, and what is compressed for it alone costs more than it
 * saves. Paths that are no file get the site's page.
 */
export function serveBuilt(folder: string, { mount = '/', headers = {}, other = {} }: BuiltSite) {
  const files = new Map<string, Uint8Array>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const),
  );
  for (const [name, body] of Object.entries(other)) files.set(name, body);

  return ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const path = decodeURI(url.replace(/[?#].*$/, ''));
    const wanted = path.startsWith(mount) ? path.slice(mount.length) : undefined;
    const found = wanted === undefined ? undefined : fileFor(wanted, documentOf(path, mount), files);
    const body = found === undefined ? undefined : files.get(found);
    if (found === undefined || body === undefined) return void response.writeHead(404, headers).end();
    response
      .writeHead(200, {
        ...headers,
        'Content-Type': getMimeType(extname(found)) ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': found.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-store',
      })
      .end(body);
  };
}

/** @param page the document of the page, which the sandbox may lack. */
function fileFor(path: string, page: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const names = path === '' ? [] : [path, `${path}.html`, join(path, 'index.html')];
  const pages = path.startsWith('assets/') ? [] : [page, 'index.html'];
  return [...names, ...pages].find((name) => files.has(name));
}
