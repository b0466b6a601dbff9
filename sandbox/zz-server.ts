import { startNodeHost } from '#sandbox/hosts/node.ts';
if (process.env.BARE) {
  const { serve } = await import('@hono/node-server'); const { Hono } = await import('hono');
  const app = new Hono(); const body = { accounts: Array.from({ length: 6 }, () => ({ a: 'x'.repeat(700) })) };
  app.all('*', (c) => { c.header('x-nonce', '{"nonce":["a"]}'); c.header('set-cookie', 'JSESSIONID=a'); return c.json({ ...body, saltDTO: { id: 'a' } }); });
  serve({ port: 8799, fetch: app.fetch });
} else await startNodeHost({ port: 8799, settings: { clock: '2026-03-02T10:00', freeze: true } });
console.log('up');
let from = process.cpuUsage();
process.on('SIGUSR2', () => { from = process.cpuUsage(); });
process.on('SIGTERM', () => { const u = process.cpuUsage(from); console.log('CPU', u.user + u.system); setTimeout(() => process.exit(0), 50); });
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
if (process.env.PROF) {
  const session = new Session(); session.connect(); await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 200 });
  process.on('SIGUSR2', () => void session.post('Profiler.start'));
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', async () => { const { profile } = await session.post('Profiler.stop'); writeFileSync('/tmp/bankscratch/s.cpuprofile', JSON.stringify(profile)); process.exit(0); });
}
