import { afterEach, describe, expect, it } from 'vitest';
import { certificateFor, newAuthority } from './certificates.ts';
import { nginxProgram, startNginx } from './run-nginx.ts';

describe.skipIf(nginxProgram === undefined)('nginx, as shipped, for reports', () => {
  const toStop: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of toStop.splice(0)) await stop();
  });

  /** Its service does not exist: a report that went there would be answered 502. */
  async function served(base: string) {
    const { certificate } = certificateFor('bank.test', newAuthority());
    const addresses = ['127.0.0.1:1'];
    const nginx = await startNginx({ gateway: 'https://bank.test', addresses, authorities: certificate, base });
    toStop.push(nginx.stop);
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${nginx.url}${base}reports`, { method: 'POST', body, headers });
    return { ...nginx, post };
  }

  it.each(['/', '/digital/'])('takes them in at %s, a line of JSON each', async (base) => {
    const { url, logged, post } = await served(base);
    const records = JSON.stringify([{ type: 'error', name: 'TypeError' }]);
    const forged = '"}\n{"at":"forged"}';
    const taken = await post(records, { Referer: 'https://bank.test/?q=saddlery' });
    expect([taken.status, await taken.text(), taken.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
    expect(taken.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${url}${base}reports?q=saddlery`)).status).toBe(403);
    expect(await (await fetch(`${url}/reports-read`)).text()).not.toBe('');
    expect((await post(forged)).status).toBe(204);
    await expect.poll(() => logged().access).toContain('forged');

    const { access, error } = logged();
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const lines = access.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { at, reports: records },
      { at, reports: forged },
    ]);
    expect(`${access}${error}`).not.toContain('saddlery');
  });

  it('takes small ones only, and few at once', async () => {
    const { post } = await served('/');
    expect((await post('x'.repeat(8 * 1024))).status).toBe(204);
    expect((await post('x'.repeat(8 * 1024 + 1))).status).toBe(413);
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await post('[]')).status));
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});
