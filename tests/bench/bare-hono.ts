import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The reference server: a hundred routes, no bank, and a response as long as a list of accounts. */
const body = JSON.stringify({ accounts: Array.from({ length: 11 }, () => ({ filler: 'x'.repeat(900) })) });
const app = new Hono();
for (let route = 0; route < 100; route += 1) {
  app.get(`/route-${route}`, (context) => context.body(body, 200, { 'content-type': 'application/json' }));
}
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
serve({ port, fetch: app.fetch }, () => process.stdout.write('ready\n'));
