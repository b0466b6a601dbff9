import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { encryptPassword } from '#sandbox/bank/credentials.ts';
import { jobKinds } from '#sandbox/stories/jobs.ts';
import { stories } from '#sandbox/stories/registry.ts';
import { noJournalStore } from '#sandbox/control/journal.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
const sandbox = await openSandbox({ settings: { clock: '2026-03-02T10:00', freeze: true }, stories, jobKinds, store: noJournalStore, build: 't', readWallMs: () => 1772445600000, sleep: async () => {} });
let session: string | undefined; let nonce = '';
const take = (h: string | null) => { nonce = JSON.parse(h ?? '{"nonce":[""]}').nonce[0]; };
const call = async (method: string, path: string, body?: string, type = 'application/json') => {
  const r = await sandbox.exchange(new Request('http://x' + '/digx' + path, { method, ...(body ? { body } : {}), headers: { 'content-type': type, 'x-nonce': nonce } }), session);
  session = r.session ?? session; take(r.response.headers.get('x-nonce'));
  return r.response.text();
};
await call('POST', '/v1/session/nonce');
const id = decodeURIComponent(JSON.parse(await call('POST', '/v1/salt')).saltDTO.id);
await call('POST', '/j_security_check', new URLSearchParams({ j_username: process.argv[2] ?? 'private-customer', j_password: encryptPassword('Paddock_7Gate', id) }).toString(), 'application/x-www-form-urlencoded');
const N = 40000;
// A stand-in as light as a Node host's.
const light = () => { const h = { 'x-nonce': nonce }; return { method: 'GET', url: 'http://x/digx/v1/accounts?expand=all', headers: { forEach(f: (v: string, k: string) => void) { for (const [k, v] of Object.entries(h)) f(v, k); } }, signal: new AbortController().signal } as unknown as Request; };
for (let i = 0; i < 5000; i++) { const r = await sandbox.exchange(light(), session); take(r.response.headers.get('x-nonce')); }
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 });
if (process.env.PROF) await s.post('Profiler.start');
const cpu = process.cpuUsage(); const t = performance.now();
for (let i = 0; i < N; i++) { const r = await sandbox.exchange(light(), session); take(r.response.headers.get('x-nonce')); }
const el = performance.now() - t; const u = process.cpuUsage(cpu);
if (process.env.PROF) writeFileSync('/tmp/bankscratch/s.cpuprofile', JSON.stringify((await s.post('Profiler.stop')).profile));
console.log('list accounts', Math.round(N / el * 1000), '/s; cpu us each', ((u.user + u.system) / N).toFixed(0));
const ms = (await sandbox.control.journal()).map((e) => e.kind === 'request' ? e.ms : 0).sort((a, b) => a - b);
console.log('p50 bank ms', ms[ms.length >> 1]?.toFixed(3), 'p95', ms[Math.floor(ms.length * .95)]?.toFixed(3));
