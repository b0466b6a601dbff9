import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesPath } from '#sandbox/hosts/changes-path.ts';
import { serveBuilt } from './built-site.ts';

/**
 * The production build under its real headers, with `/digx` of a Node-hosted bank and the stream that tells of its changes. A connection that the bank cuts is cut here
 * too, as in the browser's own bank; other servers answer 502.
 */

const { values } = parseArgs({
  options: { port: { type: 'string' }, root: { type: 'string' }, bank: { type: 'string' } },
});
const { root = 'dist', bank = '' } = values;

const headers = Object.fromEntries(
  [...readFileSync('deploy/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm)].map((row) =>
    row.slice(1),
  ),
) as Record<string, string>;

const serveFile = serveBuilt(root, { headers, other: { 'config.json': sameConfig() } });

createServer((request, response) => {
  // Chromium itself repeats a request, whatever its method, that is lost on a connection used before.
  response.shouldKeepAlive = false;
  if (request.url?.startsWith('/digx/') || request.url === changesPath) passOn(request, response);
  else serveFile(request, response);
}).listen(Number(values.port));

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers: asked, url = '/' } = request;
  const passed = send(new URL(url, bank), { method, headers: asked }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

/** As on the sandbox site: the simulated bank makes a payment once however often it is confirmed. */
function sameConfig(): Buffer {
  const config: object = JSON.parse(readFileSync(join(root, 'config.json'), 'utf8'));
  return Buffer.from(JSON.stringify({ ...config, confirmsIdempotently: true }));
}
